import type { ParsedQuery } from "#app/contracts/call.ts";
import { whyCalls as calls } from "#app/contracts/why.ts";
import { arrange } from "#app/domain/targeting/arrange.ts";
import type { Situation } from "#app/domain/targeting/item.ts";
import { pageAt } from "#app/domain/targeting/page-facts.ts";
import { NO_LIMITS } from "#app/domain/targeting/showing.ts";
import { foreseenWeek, WEEK } from "#app/domain/targeting/week.ts";
import type { Database } from "#server/database/tables.ts";
import { type Api, on } from "#server/http/on.ts";
import { languagesOf } from "#server/resources/player/live-rows.ts";
import { offeredLanguages } from "#server/resources/player/to-bundle.ts";
import { itemsOf } from "./items.ts";
import { type KeptState, keptSince, keptStateAt } from "./kept-state.ts";
import { historyAt, personNamed, segmentsAt } from "./person-then.ts";

type Asked = Omit<ParsedQuery<typeof calls.explainTargeting>, "at"> & { at: Date; isPast: boolean };

export function whyRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.explainTargeting, async ({ query, caller }) => {
    const asked = { ...query, at: query.at ? new Date(query.at) : new Date(), isPast: query.at !== undefined };
    const { told, items, situation, state, segmentsAre } = await readSituation(db, caller.propertyId, asked);
    const { arranged, next } = arrange(
      items.map(({ item }) => item),
      situation,
    );
    return {
      ...told,
      segmentsAre,
      segments: [...state.segments].map(([id, { name }]) => ({ id, name, isIn: situation.segments.has(id) })),
      items: arranged.map(({ item, decision }, index) => ({
        type: item.type,
        id: item.id,
        title: items[index]?.title ?? "",
        chapter: item.chapter?.id ?? null,
        auto: item.showing.auto,
        shows: decision.shows,
        gates: decision.gates,
      })),
      next: next && { type: next.type, id: next.id },
    };
  });

  on(api, calls.foreseeWeek, async ({ query: { from, ...query }, caller }) => {
    const at = from ? new Date(from) : new Date();
    const { told, items, situation } = await readSituation(db, caller.propertyId, { ...query, at, isPast: false });
    const titles = new Map(items.map(({ item, title }) => [`${item.type} ${item.id}`, title]));
    const showings = foreseenWeek(
      items.map(({ item }) => item),
      situation,
    );
    return {
      ...told,
      until: new Date(at.getTime() + WEEK).toISOString(),
      showings: showings.map(({ type, id, at: when }) => ({
        ...{ type, id, title: titles.get(`${type} ${id}`) ?? "" },
        at: new Date(when).toISOString(),
      })),
    };
  });
}

/** Everything that the rules need to know of who, where and when. */
async function readSituation(db: Database, propertyId: number, { person: named, url, lang, tags, at, isPast }: Asked) {
  const [state, person, languages, since] = await Promise.all([
    keptStateAt(db, propertyId, at),
    named ? personNamed(db, propertyId, named) : null,
    languagesOf(db, propertyId),
    keptSince(db, propertyId),
  ]);
  const visitor = person && { id: person.publicId, isAnonymous: person.anonymous };
  const { keys, standard, language } = offeredLanguages(languages, lang ?? "");
  const [{ segments, are }, history, items] = await Promise.all([
    segmentsAt(db, propertyId, state, visitor, at, isPast),
    historyAt(db, propertyId, visitor, at),
    itemsOf(db, propertyId, state, language, standard),
  ]);
  const present = tags === undefined ? null : new Set(tags.split(",").map(Number));
  const situation: Situation = {
    segments,
    page: url ? pageAt(url, state.pageSegments, present) : { answers: new Map(), tags: present },
    at: at.getTime(),
    language,
    standard,
    history,
    frequency: state.property?.frequency ?? NO_LIMITS,
  };
  const told = {
    person,
    at: at.toISOString(),
    keptSince: since && new Date(since).toISOString(),
    language: { shown: language, offered: keys },
    names: namesIn(state),
  };
  return { told, state, items, situation, segmentsAre: are };
}

function namesIn({ segments, pageSegments, tags }: KeptState) {
  const named = (kept: Map<number, { name: string }>) => [...kept].map(([id, { name }]) => ({ id, name }));
  return { segments: named(segments), pageSegments: named(pageSegments), tags: named(tags) };
}
