import type { Answer } from "#app/contracts/call.ts";
import { toFilter } from "#app/contracts/segment-filter.ts";
import type { whyCalls } from "#app/contracts/why.ts";
import { momentText } from "#app/domain/targeting/gate-text.ts";
import { draftOf, isDate } from "#app/features/segments/draft.ts";
import { keySections } from "#app/features/segments/keys.server.ts";
import { namesIn } from "#app/features/segments/names.server.ts";
import { sentenceOf } from "#app/features/segments/sentence.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

type Told = Answer<typeof whyCalls.explainTargeting>;

/** A segment that somebody is not in although something wants it: each filter in words, and what they have instead. */
export type FailingSegment = {
  id: number;
  name: string;
  filters: { sentence: string; meets: boolean; actual: string | null }[];
};

export async function failingSegments(viewer: Viewer, { segments }: Told, timeZone: string): Promise<FailingSegment[]> {
  const failing = segments.filter(({ filters }) => filters.length > 0);
  if (failing.length === 0) return [];
  const drafts = failing.flatMap(({ filters }) => filters.map(({ filter }) => draftOf(toFilter(filter))));
  const all = { name: "", connection: "and" as const, groups: [{ connection: "and" as const, filters: drafts }] };
  const [sections, names] = await Promise.all([keySections(viewer, all), namesIn(viewer, all)]);
  return failing.map(({ id, name, filters }) => ({
    id,
    name,
    filters: filters.map(({ filter, meets, actual }) => {
      const { key, condition, value } = sentenceOf(viewer, draftOf(toFilter(filter)), sections, names);
      const moment = actual !== null && isDate(filter.type) ? momentText(viewer, actual, timeZone) : actual;
      return { sentence: `${key} ${condition} ${value}`.trim(), meets, actual: moment };
    }),
  }));
}
