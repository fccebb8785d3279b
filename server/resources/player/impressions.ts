import { sql } from "kysely";
import { z } from "zod";
import { few, id } from "#app/contracts/text.ts";
import { decide } from "#app/domain/targeting/decide.ts";
import { NOTHING_BEFORE } from "#app/domain/targeting/item.ts";
import { pageAt } from "#app/domain/targeting/page-facts.ts";
import { SHOWN_KINDS, type ShownKind } from "#app/domain/targeting/showing.ts";
import type { Database } from "#server/database/tables.ts";
import { fieldsOf } from "#server/http/fields-of.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";
import type { Visitor } from "#server/resources/segments/person-facts.ts";
import { liveItem } from "./live-item.ts";
import { playerProperties } from "./player-property.ts";
import { knownAs, shownBefore } from "./shown-before.ts";
import { type SegmentsOf, visiting, visitorOf } from "./visiting.ts";

export const IMPRESSION_BYTES = 32_000;
const MOST_TAGS = 1000;

/** What is about to show by itself, where and in which language; `tags` are those on the page, by id. */
const impression = z.object({
  id: z.guid("text_error_invalid"),
  kind: z.enum(SHOWN_KINDS),
  content: id,
  version: z.number().int().positive(),
  url: z.string().max(2000, "text_error_too_long"),
  language: z.string().max(35, "text_error_too_long"),
  tags: few(id, MOST_TAGS).default([]),
  ...visiting,
});
type Impression = z.output<typeof impression>;

/**
 * Grants a player one showing of an item that shows by itself, or does not: decided by the same rules as in the player, from what was shown
 * to the person before, one claim of a person after the other, so that of two tabs or devices one alone is told true (issue 9 D). The same
 * id again answers the same once it was granted. Of nobody the player itself has to know what it showed.
 * @throws Refusal 404 for an unknown property, 422 for a malformed body
 */
export function createImpressions({ db, env }: Pick<Parts, "db" | "env">, segmentsOf: SegmentsOf) {
  const propertyOf = playerProperties(db);
  return async (propertyId: number, read: () => Promise<unknown>): Promise<boolean> => {
    const property = await propertyOf(propertyId);
    if (!property) throw refuse.notFound();
    const said = impression.safeParse(await read());
    if (!said.success) throw refuse.invalid(fieldsOf(said.error, 10));
    const visitor = visitorOf(env, propertyId, property, said.data);
    const segments = await segmentsOf(propertyId, visitor);
    const person = visitor && (await knownAs(db, propertyId, visitor));
    return db.transaction().execute((trx) => claim(trx, propertyId, person, new Set(segments), said.data));
  };
}

async function claim(
  trx: Database,
  propertyId: number,
  person: Visitor | null,
  segments: ReadonlySet<number>,
  { id, kind, content, version, url, language, tags }: Impression,
): Promise<boolean> {
  const at = await momentAlone(trx, `${propertyId} ${person ? `${person.isAnonymous} ${person.id}` : id}`);
  const of = { kind, content_id: content, person: person?.id ?? "", anonymous: person?.isAnonymous ?? false };
  const before = await wasGranted(trx, propertyId, id, of);
  if (before !== null) return before;
  const live = await liveItem(trx, propertyId, kind, content);
  if (!live?.item.showing.auto || version > live.version) return false;
  const { shows } = decide(live.item, {
    segments,
    page: pageAt(url, live.pageSegments, new Set(tags)),
    at: at.getTime(),
    language,
    standard: live.standard,
    history: person ? await shownBefore(trx, propertyId, person, { type: kind, id: content }, at.getTime()) : NOTHING_BEFORE,
    frequency: live.frequency,
  });
  if (!shows) return false;
  const shownIn = live.item.languages.written.includes(language) ? language : "";
  const kept = await trx
    .insertInto("impressions")
    .values({ ...of, property_id: propertyId, id, version, language: shownIn, shown_at: at })
    // Somebody else may claim the same id meanwhile: the lock is on the person.
    .onConflict((conflict) => conflict.columns(["property_id", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return kept !== undefined || (await wasGranted(trx, propertyId, id, of)) === true;
}

type Showing = { kind: ShownKind; content_id: number; person: string; anonymous: boolean };

/** Whether a claim's id was granted for this very showing; null where it was not granted at all. */
async function wasGranted(trx: Database, propertyId: number, id: string, of: Showing): Promise<boolean | null> {
  const granted = await trx
    .selectFrom("impressions")
    .select(["kind", "content_id", "person", "anonymous"])
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .executeTakeFirst();
  return granted ? Object.entries(of).every(([name, value]) => granted[name as keyof Showing] === value) : null;
}

/** Waits until nobody else claims under this name, until the transaction ends; then what time it is by the one clock of all instances. */
async function momentAlone(trx: Database, name: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    with locked as materialized (select pg_advisory_xact_lock(hashtextextended(${name}, 9)))
    select clock_timestamp() as at from locked`.execute(trx);
  return rows[0]!.at;
}
