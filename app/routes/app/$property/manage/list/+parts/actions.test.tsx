import { expect, test } from "vitest";
import { shownAt } from "#tests/support/scripted.tsx";
import { ChapterActions } from "./chapter-actions.tsx";
import { GuideActions } from "./guide-actions.tsx";
import type { ListContext, ListedChapter, ListedGuide } from "./list-context.ts";

const guide: ListedGuide = {
  ...{ id: 3, title: "A", visibility: "public", revision: 4, stepCount: 1, languages: "EN", starts: 42, changed: "now" },
};
const chapter: ListedChapter = {
  ...{ id: 5, title: "Daily work", visibility: "public", hasUnpublishedChanges: false, revision: 6, total: 2, starts: 43, guides: [guide] },
};
const list: ListContext = {
  ...{ places: [], may: { create: true, live: true }, fixed: false, chaptersMove: false, menu: null, fold: null, chosen: null },
  ...{ here: "/app/7/manage/list", draggable: true, texts: {} as ListContext["texts"] },
};

test.each([
  [
    "a guide",
    <GuideActions key="guide" list={list} chapter={chapter} guide={guide} first last />,
    "/archive",
    "People started it 42 times in the last 30 days.",
    "4",
  ],
  [
    "a chapter",
    <ChapterActions key="chapter" list={list} chapter={chapter} title="Daily work" />,
    "/archive",
    "People started guides in it 43 times in the last 30 days.",
    "6",
  ],
])(
  "the dialog before archiving %s says what it concerns, and sends the revision of its row",
  async (_, actions, address, words, revision) => {
    const { sent, press, found } = await shownAt(list.here, actions);
    await press(`a[href*="${address}"]`);
    expect(found("dialog p").textContent).toContain(words);
    await press("dialog form button");
    expect(sent[0]?.fields).toContainEqual(["revision", revision]);
  },
);
