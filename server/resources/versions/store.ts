import { sql } from "kysely";
import type { WireVersion } from "#app/contracts/versions.ts";
import type { Compared } from "#app/domain/versions/compare.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { type Item, KINDS, type Kind } from "#server/resources/content/kinds.ts";

type Stored = { number: number; author_name: string; published_at: Date; note: string; languages: string[]; content: Compared };

const columns = sql`number, author_name, published_at, note,
  array(select key from jsonb_each(content->'texts') where value->>'title' <> '' order by key) as languages`;

/** The versions of an item, the newest first, and how many there are on all pages. */
export async function pageOfVersions<K extends Kind>(db: Database, kind: K, item: Item[K], page: number, limit: number) {
  const { versions, owner } = KINDS[kind];
  const listed = sql`${sql.table(versions)} where property_id = ${item.property_id} and ${sql.ref(owner)} = ${item.id}`;
  const { rows } = await sql<Stored>`
    select ${columns} from ${listed} order by number desc limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${listed}`.execute(db);
  return { data: rows.map((row) => toWireVersion(row, item)), total: counted.rows[0]!.total };
}

/** One version of an item with its content. @throws Refusal 404 */
export async function getVersion<K extends Kind>(db: Database, kind: K, item: Item[K], number: number) {
  const { versions, owner } = KINDS[kind];
  const { rows } = await sql<Stored & { content: Item[K]["draft"] }>`
    select ${columns}, content from ${sql.table(versions)}
    where property_id = ${item.property_id} and ${sql.ref(owner)} = ${item.id} and number = ${number}`.execute(db);
  const [row] = rows;
  if (!row) throw refuse.notFound();
  return { version: toWireVersion(row, item), content: row.content };
}

function toWireVersion(row: Omit<Stored, "content">, item: Item[Kind]): WireVersion {
  return {
    number: row.number,
    publishedAt: row.published_at.toISOString(),
    author: row.author_name,
    languages: row.languages,
    note: row.note,
    isLive: item.visibility === "public" && item.published_version === row.number,
  };
}
