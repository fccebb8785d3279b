import { guideAuthors } from "#app/api/guides.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { segmentChoices } from "#app/features/audience/choices.server.ts";
import { dayWriter } from "#app/i18n/day-text.ts";
import { languageName } from "#app/i18n/language-name.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { FILTERS, type ListQuery, SORTS } from "./query.ts";

type Named = { id: number | string; name: string };

/** What the fields of the filters offer; segments are null for who may not see them. */
export type FilterChoices = { segments: Named[] | null; languages: Named[]; authors: Named[]; timeZone: string };

/** A filter in use, in words, and the parts of the address that make it. */
export type Chip = { names: string[]; text: string };

/** The filters in use, and what their fields offer if these are shown: what is not needed is not read. */
export async function filtersShown(viewer: Viewer, query: ListQuery): Promise<{ chips: Chip[]; choices: FilterChoices | null }> {
  const { filters, fields } = query;
  const isSegment = filters.segment !== undefined && !["none", "any"].includes(filters.segment);
  const may = viewer.may("view", "users");
  const [segments, authors, property] = await Promise.all([
    may && (fields || isSegment) ? segmentChoices(viewer) : null,
    fields || filters.by ? guideAuthors(viewer) : [],
    fields ? getShellProperty(viewer) : null,
  ]);
  const languages = (property?.languages ?? []).map(({ key }) => ({ id: key, name: languageName(key, viewer.language) }));
  const choices = property && { segments, languages, authors, timeZone: property.timeZone };
  return { chips: chipsOf(viewer, query, { segments, authors }), choices };
}

function chipsOf(
  { text, language }: Viewer,
  { filters, sort, order }: ListQuery,
  names: Pick<FilterChoices, "segments" | "authors">,
): Chip[] {
  const nameIn = (all: Named[] | null, id: string) => all?.find((each) => String(each.id) === id)?.name ?? id;
  const value: Record<(typeof FILTERS)[number], (given: string) => string> = {
    segment: (given) => (given === "none" || given === "any" ? text(`manage:segment_${given}`) : nameIn(names.segments, given)),
    written: (given) => languageName(given, language),
    missing: (given) => languageName(given, language),
    alarm: (given) => text(`manage:alarm_${given}`),
    by: (given) => nameIn(names.authors, given),
    since: (given) => dayWriter(language)(given),
  };
  const chips = FILTERS.flatMap((name): Chip[] => {
    const given = filters[name];
    return given === undefined
      ? []
      : [{ names: [name], text: text("manage:chip", { name: text(`manage:by_${name}`), value: value[name](given) }) }];
  });
  if (sort === "place" && order === SORTS.place) return chips;
  const sorted = { name: text("manage:sort"), value: `${text(`manage:sort_${sort}`)}, ${text(`manage:order_${order}`)}` };
  return [...chips, { names: ["sort", "order"], text: text("manage:chip", sorted) }];
}
