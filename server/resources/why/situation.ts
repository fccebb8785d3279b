import type { Situation } from "#app/domain/targeting/item.ts";
import { pageAt } from "#app/domain/targeting/page-facts.ts";
import { NO_LIMITS } from "#app/domain/targeting/showing.ts";
import type { Database } from "#server/database/tables.ts";
import { languagesOf } from "#server/resources/player/live-rows.ts";
import { offeredLanguages } from "#server/resources/player/offered-languages.ts";
import type { Visitor } from "#server/resources/segments/person-facts.ts";
import { itemsOf } from "./items.ts";
import { type KeptState, keptSince, keptStateAt } from "./kept-state.ts";
import { historyAt, segmentsAt } from "./person-then.ts";
import { type KnownTags, tagsByAddress } from "./tags-by-address.ts";

export type Asked = {
  /** Null for somebody of whom nothing is known. */
  visitor: Visitor | null;
  url: string | undefined;
  lang: string | undefined;
  /** The tags on the page; null where nobody looked, and the address has to say what it can. */
  tags: ReadonlySet<number> | null;
  at: Date;
  isPast: boolean;
};

/** Everything that the rules need to know of who, where and when. */
export async function readSituation(db: Database, propertyId: number, { visitor, url, lang, tags, at, isPast }: Asked) {
  const [state, languages, since] = await Promise.all([
    keptStateAt(db, propertyId, at),
    languagesOf(db, propertyId),
    keptSince(db, propertyId),
  ]);
  const { keys, standard, language, asked } = offeredLanguages(languages, lang ?? "");
  const [{ segments, person, are }, history, items] = await Promise.all([
    segmentsAt(db, propertyId, state, visitor, at, isPast),
    historyAt(db, propertyId, visitor, at, isPast),
    itemsOf(db, propertyId, state, language, standard),
  ]);
  const { answers } = pageAt(url ?? "", url ? state.pageSegments : new Map(), null);
  const said = tagsByAddress(state.tags, answers, url ?? "");
  const known: KnownTags = tags ? { present: new Set([...said.present, ...tags]), unknown: new Set() } : said;
  const situation: Situation = {
    segments,
    page: { answers, tags: known.present },
    at: at.getTime(),
    language: asked,
    standard,
    history,
    frequency: state.property?.frequency ?? NO_LIMITS,
  };
  const told = {
    at: at.toISOString(),
    keptSince: since && new Date(since).toISOString(),
    language: { shown: language, offered: keys },
    names: namesIn(state),
  };
  return { told, state, items, situation, tags: known, person, segmentsAre: are };
}

function namesIn({ segments, pageSegments, tags }: KeptState) {
  const named = (kept: Map<number, { name: string }>) => [...kept].map(([id, { name }]) => ({ id, name }));
  return { segments: named(segments), pageSegments: named(pageSegments), tags: named(tags) };
}
