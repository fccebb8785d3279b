import type { WireChapterInUse } from "#app/contracts/chapters.ts";
import type { WireGuideInUse } from "#app/contracts/guides.ts";
import type { WireMessage } from "#app/contracts/messages.ts";
import type { Database } from "#server/database/tables.ts";
import { chapterInUse } from "#server/resources/chapters/in-use.ts";
import { toWireChapter } from "#server/resources/chapters/wire.ts";
import type { Item, Kind } from "#server/resources/content/kinds.ts";
import { guideInUse } from "#server/resources/guides/in-use.ts";
import { readyGuide } from "#server/resources/guides/ready.ts";
import { restoredContent } from "#server/resources/guides/removed-steps.ts";
import { toWireGuide } from "#server/resources/guides/wire.ts";
import type { Languages } from "#server/resources/languages/languages.ts";
import { requirePublishable } from "#server/resources/messages/update.ts";
import { toWireMessage } from "#server/resources/messages/wire.ts";

export type Answers = { guides: WireGuideInUse; chapters: WireChapterInUse; messages: WireMessage };

type Ways<K extends Kind> = {
  /** What a refused save is answered with. */
  shown(item: Item[K], languages: Languages): unknown;
  /** What a call that changed it answers. */
  answer(db: Database, item: Item[K], languages: Languages): Promise<Answers[K]>;
  /** What of the draft goes live. @throws Refusal 422 where it may not */
  ready(item: Item[K], languages: Languages): Item[K];
  /** A published content as the next draft. */
  restored(draft: Item[K]["draft"], content: Item[K]["draft"]): Item[K]["draft"];
};

/** What guides and chapters do each in their way, for the calls that treat them alike. */
export const WAYS: { [K in Kind]: Ways<K> } = {
  guides: {
    shown: toWireGuide,
    answer: guideInUse,
    ready: (guide, { fallback }) => readyGuide(guide, fallback),
    restored: restoredContent,
  },
  chapters: {
    shown: (chapter, languages) => toWireChapter(chapter, languages, []),
    answer: (db, chapter, languages) => chapterInUse(db, chapter.property_id, chapter, languages),
    ready: (chapter) => chapter,
    restored: (_, content) => content,
  },
  messages: {
    shown: toWireMessage,
    answer: async (_, message, languages) => toWireMessage(message, languages),
    ready: (message, languages) => {
      requirePublishable(message, languages);
      return message;
    },
    restored: (_, content) => content,
  },
};
