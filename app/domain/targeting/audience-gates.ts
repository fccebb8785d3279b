import { shownLanguage } from "#app/domain/languages/language-status.ts";
import type { Gate } from "./gate.ts";
import type { Item, Situation } from "./item.ts";
import type { Page } from "./page-facts.ts";

/**
 * Whether somebody may see an item on a page: what has to hold for opening it and for its showing by itself alike, in order. All of `decide`
 * but how often and how lately.
 */
export function audienceGates(item: Item, situation: Situation): Gate[] {
  const { segments, at } = situation;
  const { segment, showing, visibility } = item;
  const isOpen = (showing.from === null || at >= Date.parse(showing.from)) && (showing.to === null || at < Date.parse(showing.to));
  return [
    { gate: "visibility", passes: visibility === "public", actual: visibility },
    ...(item.chapter ? [chapterGate(item.chapter, situation)] : []),
    { gate: "schedule", passes: isOpen, from: showing.from, to: showing.to },
    languageGate(item, situation),
    { gate: "segment", passes: segment === 0 || segments.has(segment), segment },
    pageGate(item, situation.page),
    tagsGate(item, situation.page),
  ];
}

function chapterGate(chapter: Item, situation: Situation): Gate {
  const failing = audienceGates(chapter, situation).find(({ passes }) => !passes);
  return { gate: "chapter", passes: failing === undefined, chapter: chapter.id, because: failing?.gate ?? null };
}

function languageGate({ languages: { written, statuses, behaviour } }: Item, { language, standard }: Situation): Gate {
  const actual = shownLanguage(language, standard, (key) => written.includes(key), statuses, behaviour);
  return { gate: "language", passes: actual !== null, wanted: language, actual };
}

/** A page segment that is not known shows nothing: better not at all than to everybody. */
function pageGate({ pageSegment }: Item, { answers }: Page): Gate {
  if (pageSegment === 0) return { gate: "page", passes: true, pageSegment, rule: null };
  const answer = answers.get(pageSegment);
  return { gate: "page", passes: answer?.shows ?? false, pageSegment, rule: answer?.rule ?? null };
}

/** Without any tag it shows everywhere. Tags that nobody looked for are as good as absent. */
function tagsGate({ tags: { mode, list } }: Item, { tags }: Page): Gate {
  const present = list.filter((id) => tags?.has(id));
  return { gate: "tags", passes: list.length === 0 || present.length > 0 === (mode === "show"), mode, wanted: list, present };
}
