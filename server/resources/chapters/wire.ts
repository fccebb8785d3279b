import type { WireChapter } from "#app/contracts/chapters.ts";
import type { WireGuideRow } from "#app/contracts/guide-list.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import { SHOWING, showingOf } from "#app/domain/targeting/showing.ts";
import type { MaybeJson } from "#server/database/column-kinds.ts";
import { toWireState, writtenIn } from "#server/resources/content/wire-state.ts";
import type { Languages } from "#server/resources/languages/languages.ts";
import type { ChapterRecord } from "./store.ts";

/** A chapter in the shape of the contract, in one language, with its guides in order. */
export function toWireChapter(
  row: MaybeJson<ChapterRecord>,
  { language, fallback }: Pick<Languages, "language" | "fallback">,
  guides: WireGuideRow[],
  allLanguages = false,
): WireChapter {
  return {
    id: row.id,
    title: titleIn(row.draft, { language, fallback }),
    subtitle: row.draft.texts[language]?.subtitle ?? "",
    ...toWireState(row, writtenIn(row.draft)),
    sort: row.position,
    languageBehaviour: row.language_behaviour,
    languageTexts: row.language_texts,
    tags: row.tags,
    segment: row.segment_id,
    pageSegment: row.page_segment_id,
    showing: showingOf(row.showing),
    ...(allLanguages && { texts: row.draft.texts }),
    tutorials: guides.filter((guide) => guide.launcherId === row.id),
  };
}

/** What a chapter is called. One without a title in the default language is still called something. */
export function titleIn(draft: Pick<ChapterRecord["draft"], "texts">, { language, fallback }: Pick<Languages, "language" | "fallback">) {
  const [other = fallback] = writtenIn(draft);
  return draft.texts[language]?.title || draft.texts[fallback]?.title || draft.texts[other]?.title || "";
}

/** The guides without a chapter, as a chapter: it has no title and cannot be published; archived guides, where they are listed, are in it. */
export function unsortedChapter(guides: WireGuideRow[]): WireChapter {
  return {
    id: UNSORTED_CHAPTER_ID,
    title: "",
    subtitle: "",
    visibility: "private",
    hasUnpublishedChanges: false,
    firstTimePublished: null,
    publishedAt: null,
    publishedBy: null,
    unpublishedAt: null,
    languages: [],
    lastChangedAt: null,
    lastChangedBy: null,
    lastChangedById: null,
    sort: null,
    languageBehaviour: "fallback_default",
    languageTexts: {},
    tags: { mode: "show", list: [] },
    segment: 0,
    pageSegment: 0,
    showing: SHOWING,
    revision: 1,
    tutorials: guides.filter((guide) => guide.launcherId === UNSORTED_CHAPTER_ID),
  };
}
