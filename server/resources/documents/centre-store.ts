import { sql } from "kysely";
import type { WireCentre } from "#app/contracts/documents.ts";
import { DOCUMENT_LIMITS } from "#app/domain/documents/limits.ts";
import { lowered } from "#server/database/lowered.ts";
import { stampOf } from "#server/database/stamp.ts";
import type { Database, DatabaseTransaction, Row } from "#server/database/tables.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";
import { lockProperty } from "#server/resources/content/locks.ts";
import { startFetch, stopFetch } from "./start-fetch.ts";

type NewCentre = { name: string; address: string; language: string };
type CentreChange = { [Key in keyof NewCentre]?: NewCentre[Key] | undefined } & { revision?: number | undefined };
/** Where the property and its company are named, for the task. */
type Place = { companyId: number; propertyId: number };

const OPEN = ["prepared", "waiting", "running"];

/** The help centres of a property, by name. */
export async function listCentres(db: Database, propertyId: number): Promise<WireCentre[]> {
  const rows = await withTask(db, propertyId).orderBy(lowered(sql`help_centres.name`)).orderBy("help_centres.id").execute();
  return rows.map(toWireCentre);
}

/** One help centre. @throws Refusal 404 */
export const getCentre = async (db: Database, propertyId: number, id: number): Promise<WireCentre> =>
  toWireCentre(await withTask(db, propertyId).where("help_centres.id", "=", id).executeTakeFirstOrThrow(refuse.notFound));

/**
 * Adds a help centre and has it fetched, in a transaction that has locked nothing yet. @returns its id
 * @throws Refusal 409 for an address that is connected already, where there are 10, and when the company has too many tasks
 */
export async function addCentre(trx: Database, { companyId, propertyId }: Place, said: NewCentre, author: Author): Promise<number> {
  if (!(await lockProperty(trx, propertyId))) throw refuse.notFound();
  const others = await requireFreeAddress(trx, propertyId, said.address);
  if (others >= DOCUMENT_LIMITS.centres) throw refuse.conflict("centre_error_too_many");
  const centre = await trx
    .insertInto("help_centres")
    .values({ property_id: propertyId, ...said, ...changedBy(author) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await startFetch(trx, companyId, centre, author);
  return centre.id;
}

/**
 * What is left out stays; another address or language has it fetched anew, and ends a fetch of the old ones. With another address its documents go.
 * @throws Refusal 404; 409 after a change that was not read, and as for a new one
 */
export async function changeCentre(
  trx: DatabaseTransaction,
  place: Place,
  id: number,
  change: CentreChange,
  author: Author,
): Promise<void> {
  const { companyId, propertyId } = place;
  const { revision, ...said } = change;
  if (!(await lockProperty(trx, propertyId))) throw refuse.notFound();
  const before = await openCentre(trx, propertyId, id);
  await requireRevision(revision, before.revision, () => getCentre(trx, propertyId, id));
  if (said.address !== undefined) await requireFreeAddress(trx, propertyId, said.address, id);
  const isElsewhere = said.address !== undefined && said.address !== before.address;
  const after = await trx
    .updateTable("help_centres")
    // Nothing of another site is known yet, and what was there of this one goes now: players are told of it, also where no fetch has ended.
    .set({
      ...said,
      ...(isElsewhere && { fetched_at: null, documents_at: sql`now()` }),
      revision: sql`revision + 1`,
      last_changed_at: sql`now()`,
      ...changedBy(author),
    })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isElsewhere) await trx.deleteFrom("documents").where("property_id", "=", propertyId).where("centre_id", "=", id).execute();
  if (isElsewhere || after.language !== before.language) await startFetch(trx, companyId, after, author);
}

/** Has a help centre fetched again. @throws Refusal 404; 409 while that is under way, and when the company has too many tasks */
export async function fetchAgain(trx: DatabaseTransaction, { companyId, propertyId }: Place, id: number, author: Author): Promise<void> {
  const centre = await openCentre(trx, propertyId, id);
  if ((await getCentre(trx, propertyId, id)).state === "fetching") throw refuse.conflict("centre_error_fetching");
  await startFetch(trx, companyId, centre, author);
}

/** Disconnects a help centre, with its documents. @throws Refusal 404; 409 after a change that was not read */
export async function removeCentre(trx: DatabaseTransaction, propertyId: number, id: number, revision?: number): Promise<void> {
  const centre = await openCentre(trx, propertyId, id);
  await requireRevision(revision, centre.revision, () => getCentre(trx, propertyId, id));
  await stopFetch(trx, centre);
  await trx.deleteFrom("help_centres").where("property_id", "=", propertyId).where("id", "=", id).execute();
}

const openCentre = (trx: DatabaseTransaction, propertyId: number, id: number): Promise<Row<"help_centres">> =>
  trx
    .selectFrom("help_centres")
    .selectAll()
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow(refuse.notFound);

/** Refuses an address that another help centre of the property has, however it is written. @returns how many others there are */
async function requireFreeAddress(trx: Database, propertyId: number, address: string, except = 0): Promise<number> {
  const others = await trx
    .selectFrom("help_centres")
    .select("address")
    .where("property_id", "=", propertyId)
    .where("id", "!=", except)
    .execute();
  const code = "centre_error_address_taken";
  const { href } = new URL(address);
  if (others.some((other) => new URL(other.address).href === href)) throw refuse.conflict(code, [{ path: "address", code }]);
  return others.length;
}

const withTask = (db: Database, propertyId: number) =>
  db
    .selectFrom("help_centres")
    .leftJoin("tasks", "tasks.id", "help_centres.task_id")
    .selectAll("help_centres")
    .select(["tasks.status as task_status"])
    .select(
      sql<number>`(select count(*)::integer from documents
      where property_id = help_centres.property_id and centre_id = help_centres.id)`.as("documents"),
    )
    .where("help_centres.property_id", "=", propertyId);

/** Whether it is being fetched is said by the task: one that was cancelled, or given up, tells nobody. */
function toWireCentre(row: Row<"help_centres"> & { task_status: string | null; documents: number }): WireCentre {
  const isFetched = OPEN.includes(row.task_status ?? "");
  const hasFailed = !isFetched && (row.state === "failed" || row.task_status === "failed");
  return {
    ...{ id: row.id, name: row.name, address: row.address, language: row.language, documents: row.documents, unread: row.unread },
    state: isFetched ? "fetching" : hasFailed ? "failed" : row.state,
    problem: isFetched ? null : hasFailed ? (row.problem ?? "other") : row.state === "done" ? row.problem : null,
    taskId: row.task_id,
    fetchedAt: stampOf(row.fetched_at),
    lastChangedAt: stampOf(row.last_changed_at),
    lastChangedBy: row.last_changed_by,
    lastChangedById: row.last_changed_by_id,
    revision: row.revision,
  };
}
