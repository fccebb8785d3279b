import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { POINTING, pointingOf } from "#app/domain/targets/target.ts";
import type { Database, DatabaseTransaction } from "#server/database/tables.ts";
import { requireRevision } from "#server/http/refusal.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";
import { nextRevision, openItem } from "#server/resources/named/items.ts";
import { requireFreeName } from "#server/resources/named/names.ts";
import { lockNames, requireRoom } from "#server/resources/named/room.ts";
import { requireRight } from "./judge.ts";
import type { PlacedChange, PlacedKind, PlacedRow, SaidPlaced } from "./kinds.ts";
import { toWirePlaced } from "./wire.ts";

export type Allow = (stored: PlacedRow) => void;

/**
 * The columns of a new item, in a transaction that has locked nothing yet.
 * @throws Refusal 409 if the name is taken or there is no room, 422 for what `requireRight` refuses
 */
export async function newColumns(trx: Database, kind: PlacedKind, propertyId: number, said: SaidPlaced, author: Author | null) {
  await lockNames(trx, propertyId);
  await requireFreeName(trx, kind, propertyId, said.name);
  const texts = written(said.texts);
  await requireRight(trx, propertyId, { ...said, texts }, said.texts);
  await requireRoom(trx, kind, propertyId);
  return { property_id: propertyId, name: said.name, ...columnsOf({ ...said, texts }), ...changedBy(author) };
}

/**
 * The columns of a change; what is left out stays, also the texts of other languages. A new target has no alarm.
 * @param allow refuses who may not change the stored item
 * @throws Refusal 404; 409 when it was changed since, or the name is taken; 422 as for a new one
 */
export async function changedColumns(
  trx: DatabaseTransaction,
  kind: PlacedKind,
  propertyId: number,
  id: number,
  { revision, name, ...change }: PlacedChange,
  author: Author,
  allow: Allow,
) {
  await lockNames(trx, propertyId);
  const row = await openItem(trx, kind, propertyId, id);
  allow(row);
  await requireRevision(revision, row.revision, () => toWirePlaced(row));
  if (name !== undefined) await requireFreeName(trx, kind, propertyId, name, id);
  const { enabled, url, segment_id, page_segment_id, texts } = row;
  const before = { ...POINTING, ...row.pointing, enabled, url, segment: segment_id, pageSegment: page_segment_id, texts };
  const after = { ...before, ...given(change), texts: written({ ...texts, ...change.texts }) };
  await requireRight(trx, propertyId, after, change.texts ?? {}, before);
  const isAimedAnew = !isDeepStrictEqual(aimOf(before), aimOf(after));
  return { name, ...columnsOf(after), ...(isAimedAnew && AIMED_ANEW), ...nextRevision(author) };
}

function columnsOf({ enabled, url, segment, pageSegment, texts, ...said }: Omit<SaidPlaced, "name">) {
  return {
    enabled,
    url,
    segment_id: segment,
    page_segment_id: pageSegment,
    texts: JSON.stringify(texts),
    pointing: JSON.stringify(pointingOf(said)),
  };
}

/** Another target: nothing is known to fail of it. */
const AIMED_ANEW = { alarm: null, seen_at: null, target_version: sql<number>`target_version + 1` };
/** What says which element is meant, and on which pages. */
const aimOf = ({ url, pageSegment, ...said }: Omit<SaidPlaced, "name">) => [pointingOf(said), url, pageSegment];

/** The texts of the languages that have one. */
function written(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));
}

function given(change: PlacedChange): Partial<SaidPlaced> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
