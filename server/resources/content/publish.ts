import { sql } from "kysely";
import { isLimitReached } from "#app/domain/plan-limits.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { requireApproval } from "./approval.ts";
import type { Author } from "./author.ts";
import { setVisibility, writeColumns } from "./change.ts";
import { type Item, KINDS, type Kind } from "./kinds.ts";

/** What a save says about being live: `version` makes the newest published one live again instead of the draft. */
type Asked = { visibility?: "public" | "private"; version?: number; note?: string };

/**
 * Publishes or unpublishes an item, if that is asked. To publish, the transaction must have locked the property (`lockProperty`).
 * @param ready what of the draft goes live; throws where it may not
 */
export async function changeVisibility<K extends Kind>(
  db: Database,
  kind: K,
  item: Item[K],
  { visibility, version, note }: Asked,
  author: Author,
  ready: (item: Item[K]) => Item[K] = (item) => item,
): Promise<Item[K]> {
  if (visibility === undefined) return item;
  if (visibility === "private") return setVisibility(db, kind, item, "private", author);
  if (version === undefined && isPublished(item)) return item;
  const published = version === undefined ? ready(item) : item;
  if (version === undefined) await requireApproval(db, item);
  await requireRoomToPublish(db, kind, item);
  return version === undefined ? publish(db, kind, published, author, note) : publishAgain(db, kind, item, version, author);
}

/** Whether the draft is live as it is. Sent twice, a publication makes one version. */
function isPublished({ visibility, revision, published_revision }: Item[Kind]): boolean {
  return visibility === "public" && published_revision === revision;
}

/** Freezes the draft as the next numbered version and makes it the live copy. What was planned or reviewed about it is done with. */
export async function publish<K extends Kind>(db: Database, kind: K, item: Item[K], author: Author, note = ""): Promise<Item[K]> {
  return writeColumns(db, kind, item, author, {
    visibility: "public",
    publish_at: null,
    schedule: sql<string>`case when unpublish_at is null then null else schedule || '{"problem":null}' end`,
    review: null,
    approved_revision: null,
    published_version: await freeze(db, kind, item, author, note),
    published_revision: item.revision,
    published_at: sql<Date>`now()`,
    published_by: author.name,
    first_time_published: sql<Date>`coalesce(first_time_published, now())`,
    ...(kind === "messages" && item.visibility !== "public" && { live_since: sql<Date>`now()` }),
  });
}

/**
 * Makes the newest published version live again as it was, with its date; the draft stays as it is, finished or not.
 * @throws Refusal 409 if `version` is another one: something has been published since
 */
async function publishAgain<K extends Kind>(db: Database, kind: K, item: Item[K], version: number, author: Author): Promise<Item[K]> {
  if (item.published_version !== version) throw refuse.conflict("published_meanwhile");
  return setVisibility(db, kind, item, "public", author);
}

async function freeze<K extends Kind>(
  db: Database,
  kind: K,
  { property_id, id, draft }: Item[K],
  author: Author,
  note: string,
): Promise<number> {
  const [versions, owner] = [sql.table(KINDS[kind].versions), sql.ref(KINDS[kind].owner)];
  const { rows } = await sql<{ number: number }>`
    insert into ${versions} (property_id, ${owner}, number, content, languages, author_id, author_name, note)
    values (${property_id}, ${id},
      (select coalesce(max(number), 0) + 1 from ${versions} where property_id = ${property_id} and ${owner} = ${id}),
      ${JSON.stringify(draft)}, ${JSON.stringify(Object.keys(draft.texts))}, ${author.id}, ${author.name}, ${note})
    returning number`.execute(db);
  return rows[0]!.number;
}

/**
 * Refuses (402) to publish more items than the property's plan allows. Without the lock of the property, taken before that of the item,
 * two publications could exceed the limit together.
 */
async function requireRoomToPublish<K extends Kind>(db: Database, kind: K, { property_id, visibility }: Item[K]): Promise<void> {
  const name = KINDS[kind].limit;
  if (visibility === "public" || name === null) return;
  const { limits } = await db.selectFrom("properties").select("limits").where("id", "=", property_id).executeTakeFirstOrThrow();
  const { count } = await db
    .selectFrom<Kind>(kind)
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("property_id", "=", property_id)
    .where("visibility", "=", "public")
    .executeTakeFirstOrThrow();
  if (isLimitReached(limits[name], count)) throw refuse.limit(name, limits[name]);
}
