import { type RawBuilder, sql } from "kysely";
import type { ParsedQuery } from "#app/contracts/call.ts";
import type { documentCalls, WireDocument, WireListedDocument } from "#app/contracts/documents.ts";
import { DOCUMENT_LIMITS } from "#app/domain/documents/limits.ts";
import { folded, lowered } from "#server/database/lowered.ts";
import { stampOf } from "#server/database/stamp.ts";
import type { Database, DatabaseTransaction, Row } from "#server/database/tables.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";
import { lockProperty } from "#server/resources/content/locks.ts";

type NewDocument = { title: string; language: string; text: string };
type DocumentChange = { [Key in keyof NewDocument]?: NewDocument[Key] | undefined } & { revision?: number | undefined };

/** All but the text, which may be long. */
const LISTED = [
  "id",
  "title",
  "language",
  "address",
  "centre_id",
  "characters",
  "last_changed_at",
  "last_changed_by",
  "last_changed_by_id",
  "revision",
] as const;
type Listed = Pick<Row<"documents">, (typeof LISTED)[number]>;

const SORTS: Record<ParsedQuery<typeof documentCalls.listDocuments>["sort"], RawBuilder<unknown>> = {
  title: lowered(sql`title`),
  language: sql`language`,
  characters: sql`characters`,
  lastChangedAt: sql`last_changed_at`,
};

/** A page of the documents of a property, without their texts, and how many there are on all pages. */
export async function listDocuments(db: Database, propertyId: number, wanted: ParsedQuery<typeof documentCalls.listDocuments>) {
  const { search = "", centre, lang, sort, order, page, limit } = wanted;
  const part = search.trim();
  const within = (text: RawBuilder<string>) => sql<boolean>`strpos(${folded(text)}, ${folded(sql`${part}`)}) > 0`;
  const found = db
    .selectFrom("documents")
    .where("property_id", "=", propertyId)
    .$if(part !== "", (query) => query.where(({ or }) => or([within(sql`title`), within(sql`coalesce(address, '')`)])))
    .$if(centre === 0, (query) => query.where("centre_id", "is", null))
    .$if(Boolean(centre), (query) => query.where("centre_id", "=", centre ?? 0))
    .$if(lang !== undefined, (query) => query.where("language", "=", lang ?? ""));
  const rows = await found
    .select(LISTED)
    .orderBy(SORTS[sort], order)
    .orderBy("id", order)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await found.select((all) => all.fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  return { data: rows.map(toListed), pagination: { page, limit, total: Number(total) } };
}

/** One document with its text. @throws Refusal 404 */
export const getDocument = async (db: Database, propertyId: number, id: number): Promise<WireDocument> =>
  toWireDocument(await one(db, propertyId, id).executeTakeFirstOrThrow(refuse.notFound));

/** Adds an uploaded text, in a transaction that has locked nothing yet. @returns its id @throws Refusal 409 where there are 500 */
export async function addDocument(trx: Database, propertyId: number, said: NewDocument, author: Author | null): Promise<number> {
  if (!(await lockProperty(trx, propertyId))) throw refuse.notFound();
  const { count } = await trx
    .selectFrom("documents")
    .select((all) => all.fn.countAll<string>().as("count"))
    .where("property_id", "=", propertyId)
    .where("centre_id", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= DOCUMENT_LIMITS.uploads) throw refuse.conflict("document_error_too_many");
  const { id } = await trx
    .insertInto("documents")
    .values({ property_id: propertyId, ...said, ...changedBy(author) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What is left out stays. @throws Refusal 404; 409 after a change that was not read, and for a document of a help centre */
export async function changeDocument(trx: DatabaseTransaction, propertyId: number, id: number, change: DocumentChange, author: Author) {
  const { revision, ...said } = change;
  await openUploaded(trx, propertyId, id, revision);
  await trx
    .updateTable("documents")
    .set({ ...said, revision: sql`revision + 1`, last_changed_at: sql`now()`, ...changedBy(author) })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .execute();
}

/** @throws Refusal 404; 409 after a change that was not read, and for a document of a help centre, which the next fetch would bring back */
export async function removeDocument(trx: DatabaseTransaction, propertyId: number, id: number, revision?: number): Promise<void> {
  await openUploaded(trx, propertyId, id, revision);
  await trx.deleteFrom("documents").where("property_id", "=", propertyId).where("id", "=", id).execute();
}

async function openUploaded(trx: DatabaseTransaction, propertyId: number, id: number, revision: number | undefined): Promise<void> {
  const document = await one(trx, propertyId, id).forUpdate().executeTakeFirstOrThrow(refuse.notFound);
  if (document.centre_id !== null) throw refuse.conflict("document_error_fetched");
  await requireRevision(revision, document.revision, () => toWireDocument(document));
}

const one = (db: Database, propertyId: number, id: number) =>
  db
    .selectFrom("documents")
    .select([...LISTED, "text"])
    .where("property_id", "=", propertyId)
    .where("id", "=", id);

const toListed = ({ centre_id, last_changed_at, last_changed_by, last_changed_by_id, ...listed }: Listed): WireListedDocument => ({
  ...listed,
  centre: centre_id,
  lastChangedAt: stampOf(last_changed_at),
  lastChangedBy: last_changed_by,
  lastChangedById: last_changed_by_id,
});

const toWireDocument = ({ text, ...listed }: Listed & { text: string }): WireDocument => ({ ...toListed(listed), text });
