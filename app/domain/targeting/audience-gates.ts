import { hasItsTags, hasItsTime, isFor, isOnItsPages, isPublic, languageOf, presentTags } from "./audience.ts";
import type { Gate } from "./gate.ts";
import type { Item, Situation } from "./item.ts";

/** The rules of `isOffered`, in order, each with the actual value and what it wants. All of `decide` but how often and how lately. */
export function audienceGates(item: Item, situation: Situation): Gate[] {
  const { segment, pageSegment, showing, visibility, tags } = item;
  const actual = languageOf(item, situation);
  const rule = situation.page.answers.get(pageSegment)?.rule ?? null;
  const present = presentTags(item, situation);
  return [
    { gate: "visibility", passes: isPublic(item), actual: visibility },
    ...(item.chapter ? [chapterGate(item.chapter, situation)] : []),
    { gate: "schedule", passes: hasItsTime(item, situation), from: showing.from, to: showing.to },
    { gate: "language", passes: actual !== null, wanted: situation.language, actual },
    { gate: "segment", passes: isFor(item, situation), segment },
    { gate: "page", passes: isOnItsPages(item, situation), pageSegment, rule },
    { gate: "tags", passes: hasItsTags(item, situation), mode: tags.mode, wanted: tags.list, present },
  ];
}

function chapterGate(chapter: Item, situation: Situation): Gate {
  const failing = audienceGates(chapter, situation).find(({ passes }) => !passes);
  return { gate: "chapter", passes: failing === undefined, chapter: chapter.id, because: failing?.gate ?? null };
}
