import { sql } from "kysely";
import type { BundleKind } from "#app/domain/bundles/bundle.ts";
import type { Database } from "#server/database/tables.ts";
import { Refusal } from "#server/http/refusal.ts";
import { keptReferences } from "#server/resources/named/references.ts";
import type { createJudge, Judged, Reason } from "./judge.ts";
import type { KindWork, Place } from "./kind-work.ts";
import { BUNDLE_WORK, type Value } from "./kinds.ts";
import { type KnownContent, toKnown } from "./known-content.ts";
import { idsByOrigin, noteOrigin } from "./origins.ts";
import type { BundledItem } from "./read-bundle.ts";
import { KEPT, revisionKey } from "./revisions.ts";
import { storedItem } from "./stored.ts";

export type Options = { publish: boolean; atOnce: boolean };
type Judge = ReturnType<typeof createJudge>;
/** What was done with an item: `kept` is one that is here and stays as it is. `revisions` are those that its import has made or kept. */
export type Outcome = {
  did: "created" | "changed" | "same" | "kept" | "refused" | "published" | null;
  notes: Reason[];
  revisions?: Record<string, number>;
};

/**
 * Brings one item in: new, changed, or not at all. All of it or nothing: to be called in a transaction that has locked the property, so that
 * two imports of one bundle find each other's items.
 */
export async function bringIn(place: Place, known: KnownContent, judge: Judge, item: BundledItem, { atOnce }: Options): Promise<Outcome> {
  const judged = await judgeNow(place, known, judge, item);
  const { value, state, reasons } = judged;
  if (!value) return { did: "refused", notes: reasons };
  const work = BUNDLE_WORK[item.kind];
  const note = (id: number) => noteOrigin(place.trx, place.propertyId, item.kind, item.id, String(id));
  if (judged.itemId !== null) {
    const id = judged.itemId;
    const key = revisionKey(item.kind, id);
    if (judged.stays && state !== "same") {
      await note(id);
      judge.revisions.set(key, KEPT);
      return { did: "kept", notes: reasons, revisions: { [key]: KEPT } };
    }
    if (state === "same" || isKept(known, judged, id, atOnce) || !judged.differs.draft) {
      await note(id);
      if (state === "same") return { did: "same", notes: reasons };
      const did = isKept(known, judged, id, atOnce) ? "kept" : "changed";
      return { did, notes: did === "kept" && !work.aim ? [{ code: "bundle_kept_named", about: "" }] : reasons };
    }
    const problem = await tried(place.trx, (trx) => work.change({ ...place, trx }, id, value));
    if (!problem) await note(id);
    else judge.refuse(item);
    if (problem) return { did: "refused", notes: [problem] };
    if (!work.aim) return { did: "changed", notes: reasons };
    const { revision = KEPT } = (await storedItem(place.trx, place.propertyId, item.kind, id)) ?? {};
    judge.revisions.set(key, revision);
    return { did: "changed", notes: reasons, revisions: { [key]: revision } };
  }
  let id = 0;
  const problem = await tried(place.trx, async (trx) => {
    id = await work.add({ ...place, trx }, value);
    await noteOrigin(trx, place.propertyId, item.kind, item.id, String(id));
  });
  if (problem) {
    judge.refuse(item);
    return { did: "refused", notes: [problem] };
  }
  judge.is(item, id);
  known.byOrigin[item.kind].set(item.id, id);
  return { did: "created", notes: reasons };
}

/** Tells the judge what became of an item in an earlier attempt: it was refused, is found by its origin, or was deleted since. */
export function tellAgain(known: KnownContent, judge: Judge, item: BundledItem, wasRefused: boolean): void {
  const { itemId } = judge.judge(item);
  const id = itemId ?? known.byOrigin[item.kind].get(item.id);
  if (wasRefused || id === undefined) judge.refuse(item);
  else judge.is(item, id);
}

/** Whether an item stays as it is, because what differs would hold at once; `finish` notes it of audiences. */
function isKept(known: KnownContent, { item, differs, lacks }: Judged, id: number, atOnce: boolean): boolean {
  if (!BUNDLE_WORK[item.kind].aim) return differs.draft && !atOnce;
  const isLive = known.items[item.kind].get(id)?.live !== null;
  return !differs.draft && differs.audience && (lacks || (isLive && !atOnce));
}

/** Gives a guide or chapter its audience, once everything is there that this can name, and publishes it if that is asked. */
export async function finish(place: Place, known: KnownContent, judge: Judge, item: BundledItem, options: Options): Promise<Outcome> {
  const work = BUNDLE_WORK[item.kind];
  const judged = await judgeNow(place, known, judge, item);
  const { value, itemId } = judged;
  if (!value || itemId === null || !work.aim || !work.publish) return { did: null, notes: [] };
  const isLive = known.items[item.kind].get(itemId)?.live !== null;
  const publishes = options.publish && judged.differs.live;
  // What it names may have been refused or deleted after it came.
  const notes: Reason[] = judged.stays ? [] : [...judged.reasons];
  if (judged.stays) {
    const isTold = judge.revisions.get(revisionKey(item.kind, itemId)) === KEPT;
    if (!isTold && (judged.differs.audience || publishes)) notes.push({ code: judged.stays, about: "" });
    return { did: null, notes };
  }
  if (judged.differs.audience) {
    if (judged.lacks || (isLive && !options.atOnce))
      notes.push({ code: judged.lacks ? "bundle_kept_lacking" : "bundle_kept_audience", about: "" });
    else await work.aim(place, itemId, value);
  }
  if (!publishes) return { did: null, notes };
  if (judged.lacks) return { did: null, notes: [...notes, { code: "bundle_not_published", about: "" }] };
  const problem = await tried(place.trx, (trx) => work.publish?.({ ...place, trx }, itemId, value) ?? Promise.resolve());
  return problem ? { did: null, notes: [...notes, problem] } : { did: "published", notes };
}

/** Judges an item by what is stored now: with what another import has brought meanwhile, and without what somebody has deleted. */
async function judgeNow({ trx, propertyId }: Place, known: KnownContent, judge: Judge, item: BundledItem): Promise<Judged> {
  const { kind, id: origin } = item;
  for (const [each, id] of await idsByOrigin(trx, propertyId, kind, origin)) known.byOrigin[kind].set(each, id);
  const first = await judgePresent(trx, propertyId, judge, item);
  const itemId = first.itemId ?? known.byOrigin[kind].get(origin);
  if (itemId === undefined || !first.value) return first;
  const work: KindWork<Value> = BUNDLE_WORK[kind];
  // Nobody saves it between this and what is written of it.
  if (work.aim)
    await sql`select from ${sql.table(work.table)} where property_id = ${propertyId} and id = ${itemId} for update`.execute(trx);
  const stored = await storedItem(trx, propertyId, kind, itemId);
  if (stored) known.items[kind].set(itemId, toKnown(kind, stored, known.languages));
  else known.items[kind].delete(itemId);
  return judge.judge(item);
}

/** Judges an item by what is left of what it names, which is held until the transaction ends: who deletes it waits, and then finds it used. */
async function judgePresent(trx: Database, propertyId: number, judge: Judge, item: BundledItem): Promise<Judged> {
  const judged = judge.judge(item);
  const idsOf = (wanted: BundleKind) => judged.names.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const [segment = 0] = idsOf("segments");
  const [pageSegment = 0] = idsOf("page-segments");
  const kept = await keptReferences(trx, propertyId, { segment, pageSegment, tags: idsOf("tags") });
  const left: Partial<Record<BundleKind, number[]>> = {
    segments: [kept.segment],
    "page-segments": [kept.pageSegment],
    tags: [...kept.tags],
  };
  const gone = judged.names.filter(({ kind, id }) => left[kind]?.includes(id) === false);
  for (const each of gone) judge.isGone(each);
  return gone.length > 0 ? judge.judge(item) : judged;
}

/** Why something was refused, if it was: then nothing of it is kept. */
async function tried(trx: Database, work: (trx: Database) => Promise<unknown>): Promise<Reason | null> {
  try {
    await trx.transaction().execute(work);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 503) throw error;
    const { code, details } = error;
    if (details.limit) return { code: `limit_${details.limit.kind}`, about: String(details.limit.n) };
    const [field] = details.fields ?? [];
    return { code: field?.code ?? code, about: field && field.path !== "name" ? field.path : "" };
  }
}
