import type { Screens } from "#tests/support/declared.ts";

export const chapterScreens: Screens = {
  "$property/manage/chapters": { loader: ["view", "guides"] },
  "$property/manage/chapters/archived": { loader: ["view", "guides"], shown: [""] },
  "$property/manage/chapters/create": { loader: ["edit", "guides"], action: ["edit", "guides"], shown: [""] },
  "$property/manage/chapters/$chapterId": { loader: ["view", "guides"] },
  "$property/manage/chapters/$chapterId/edit": { loader: ["view", "guides"], action: ["edit live", "guides"], shown: ["", "?lang=all"] },
  "$property/manage/chapters/$chapterId/in-application": { loader: ["edit live", "guides"] },
  "$property/manage/chapters/$chapterId/bring-back": { loader: ["edit", "guides"], action: ["edit", "guides"] },
  "$property/manage/chapters/$chapterId/archive": { loader: ["edit live", "guides"], action: ["edit live", "guides"], shown: [""] },
  "$property/manage/chapters/$chapterId/publication": { loader: ["edit live", "guides"], action: ["edit live", "guides"], shown: [""] },
  "$property/manage/chapters/$chapterId/publishing": { loader: ["view", "guides"], action: ["edit live", "guides"], shown: [""] },
  "$property/manage/chapters/$chapterId/history": { loader: ["view", "guides"], shown: [""] },
  "$property/manage/chapters/$chapterId/history/compare": { loader: ["view", "guides"], shown: [""] },
  "$property/manage/chapters/$chapterId/history/restore": {
    loader: ["edit live", "guides"],
    action: ["edit live", "guides"],
    shown: ["?version=1"],
  },
};
