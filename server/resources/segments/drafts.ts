import { createHash } from "node:crypto";
import { sql } from "kysely";
import { segmentCalls as calls } from "#app/contracts/segments.ts";
import type { Database } from "#server/database/tables.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";

/** So much is kept of a property's drafts: those opened last. */
const MOST = { drafts: 5_000, bytes: 32_000_000 };

/** Drafts of segments that are too long for an address. */
export function segmentDraftRoutes(api: Api): void {
  const { db } = api.parts;
  on(api, calls.keepSegmentDraft, async ({ body, caller }) => ({ draft: await keepDraft(db, caller.propertyId, body.text) }));
  on(api, calls.getSegmentDraft, async ({ params, caller }) => ({ text: await keptDraft(db, caller.propertyId, params.draft ?? "") }));
}

/** Keeps a draft under a hash of it, so that the same one has the same address. @returns its name */
async function keepDraft(db: Database, propertyId: number, content: string): Promise<string> {
  const id = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  await db
    .insertInto("segment_drafts")
    .values({ property_id: propertyId, id, content })
    .onConflict((conflict) => conflict.columns(["property_id", "id"]).doUpdateSet({ opened_at: sql<Date>`now()` }))
    .execute();
  await sql`delete from segment_drafts where property_id = ${propertyId} and id in (
    select id from (
      select id, row_number() over latest as place, sum(octet_length(content)) over latest as bytes from segment_drafts
      where property_id = ${propertyId} window latest as (order by opened_at desc, id rows unbounded preceding)) as kept
    where place > ${MOST.drafts} or bytes > ${MOST.bytes})`.execute(db);
  return id;
}

/** A kept draft; from now on it is kept for as long again. @throws Refusal 404 */
async function keptDraft(db: Database, propertyId: number, id: string): Promise<string> {
  const row = await db
    .updateTable("segment_drafts")
    .set({ opened_at: sql<Date>`now()` })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .returning("content")
    .executeTakeFirstOrThrow(refuse.notFound);
  return row.content;
}
