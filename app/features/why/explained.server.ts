import { explainTargeting } from "#app/api/why.server.ts";
import { gateText, momentText, namesOf } from "#app/domain/targeting/gate-text.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { failingSegments } from "./failing-segments.server.ts";
import type { ExplainedItem } from "./why-items.tsx";
import type { AskedWhy } from "./why-query.server.ts";

const PER_PAGE = 20;

/** The answer of a Why page, a page of its items: the one that was asked about first. */
export async function explained(request: Request, viewer: Viewer, { query, at, timeZone }: AskedWhy) {
  const { person, url, lang, tags, item: asked, search = "", show } = query;
  const told = await explainTargeting(viewer, { person, url, lang, tags, at });
  const names = namesOf(told, timeZone, url ?? "");
  const wanted = search.toLowerCase();
  const found = told.items.filter(
    ({ title, shows }) => title.toLowerCase().includes(wanted) && (show === undefined || shows === (show === "shown")),
  );
  const isAsked = ({ type, id }: { type: string; id: number }) => `${type}.${id}` === asked;
  const sorted = [...found.filter(isAsked), ...found.filter((each) => !isAsked(each))];
  const pages = Math.max(1, Math.ceil(sorted.length / PER_PAGE));
  const page = Math.min(pages, Number(/^[1-9]\d{0,4}$/.exec(new URL(request.url).searchParams.get("page") ?? "")?.[0] ?? 1));
  const items = sorted.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ type, id, title, auto, shows, gates }): ExplainedItem => {
    const texts = gates.map((gate) => gateText(viewer, gate, names));
    const closed = texts.find(({ passes, isUnknown }) => !passes && !isUnknown) ?? texts.find(({ isUnknown }) => isUnknown);
    const reason = closed ? `${closed.name}: ${closed.actual}` : null;
    const state = closed?.isUnknown ? "depends" : shows ? "shows" : "hides";
    return { key: `${type}.${id}`, type, id, title, auto, state, isOpen: isAsked({ type, id }), reason, gates: texts };
  });
  return {
    ...{ items, page, limit: PER_PAGE, total: sorted.length, all: told.items.length },
    tags: askedTags(told),
    shown: told.items.filter(({ shows }) => shows).length,
    next: told.next && (names.item.get(`${told.next.type} ${told.next.id}`) ?? `#${told.next.id}`),
    segments: told.segments.map(({ id, name, isIn }) => ({ id, name, isIn })),
    failing: await failingSegments(viewer, told, timeZone),
    segmentsAre: told.segmentsAre,
    languages: told.language.offered,
    isNameless: told.isNameless,
    isUnknown: person !== undefined && told.person === null,
    keptSince: told.keptSince && momentText(viewer, told.keptSince, timeZone),
  };
}

/** The tags that decide about something: those that can be said to be on the page. */
function askedTags({ items, names }: Awaited<ReturnType<typeof explainTargeting>>) {
  const asked = new Set(items.flatMap(({ gates }) => gates.flatMap((gate) => (gate.gate === "tags" ? gate.wanted : []))));
  return names.tags.filter(({ id }) => asked.has(id));
}
