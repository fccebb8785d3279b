import { shownLanguage } from "#app/domain/languages/language-status.ts";
import type { Item, Situation } from "./item.ts";

/**
 * Whether somebody may see an item on a page: what has to hold for opening it and for its showing by itself alike. `audienceGates` says the
 * same with its reasons.
 */
export function isOffered(item: Item, situation: Situation): boolean {
  return (
    isPublic(item) &&
    (!item.chapter || isOffered(item.chapter, situation)) &&
    hasItsTime(item, situation) &&
    languageOf(item, situation) !== null &&
    isFor(item, situation) &&
    isOnItsPages(item, situation) &&
    hasItsTags(item, situation)
  );
}

export const isPublic = ({ visibility }: Item): boolean => visibility === "public";

export const hasItsTime = ({ showing: { from, to } }: Item, { at }: Situation): boolean =>
  (from === null || at >= Date.parse(from)) && (to === null || at < Date.parse(to));

/** The language that an item is shown in; null when in none. */
export const languageOf = ({ languages: { written, statuses, behaviour } }: Item, { language, standard }: Situation): string | null =>
  shownLanguage(language, standard, (key) => written.includes(key), statuses, behaviour);

export const isFor = ({ segment }: Item, { segments }: Situation): boolean => segment === 0 || segments.has(segment);

/** A page segment that is not known shows nothing: better not at all than to everybody. */
export const isOnItsPages = ({ pageSegment }: { pageSegment?: number }, { page }: Situation): boolean =>
  !pageSegment || (page.answers.get(pageSegment)?.shows ?? false);

/** Those of an item's tags that are on the page. Tags that nobody looked for are as good as absent. */
export const presentTags = ({ tags: { list } }: Item, { page: { tags } }: Situation): number[] => list.filter((id) => tags?.has(id));

/** Without any tag an item shows everywhere. */
export const hasItsTags = (item: Item, situation: Situation): boolean =>
  item.tags.list.length === 0 || presentTags(item, situation).length > 0 === (item.tags.mode === "show");
