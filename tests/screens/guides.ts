import type { Screens } from "#tests/support/declared.ts";

export const guideScreens: Screens = {
  "$property/manage": { loader: ["view", "guides"] },
  "$property/manage/list": {
    loader: ["view", "guides"],
    shown: [
      "",
      "?show=one&chapterId=:chapter",
      "?search=nothing+has+this+name",
      "?menu=:guide",
      "?panel=properties",
      "?panel=settings&q=pass",
    ],
  },
  "$property/manage/list/selection": { loader: ["edit", "guides"], action: ["edit", "guides"], shown: ["?guide=:guide", ""] },
  "$property/manage/sorting": { loader: ["view", "guides"], action: ["edit live", "guides"] },
  "$property/manage/sorting/drag": { loader: ["view", "guides"], action: ["edit live", "guides"] },
  "$property/manage/create": { loader: ["edit", "guides"], action: ["edit", "guides"], shown: [""] },
  "$property/manage/$guideId": { loader: ["view", "guides"] },
  "$property/manage/$guideId/edit": { loader: ["view", "guides"] },
  "$property/manage/$guideId/edit/steps": {
    loader: ["view", "guides"],
    action: ["edit live", "guides"],
    shown: ["", "?step=:step", "?step=:step&ask=remove"],
  },
  "$property/manage/$guideId/edit/segments": { loader: ["view", "guides"], action: ["edit", "guides"], shown: [""] },
  "$property/manage/$guideId/edit/publishing": { loader: ["view", "guides"], action: ["edit live", "guides"], shown: [""] },
  "$property/manage/$guideId/edit/history": { loader: ["view", "guides"], shown: ["", "?page=2"] },
  "$property/manage/$guideId/edit/history/compare": { loader: ["view", "guides"], shown: ["", "?from=draft&to=draft"] },
  "$property/manage/$guideId/edit/history/restore": {
    loader: ["edit live", "guides"],
    action: ["edit live", "guides"],
    shown: ["?version=1"],
  },
  "$property/manage/approval": { loader: ["edit", "customize"], action: ["edit", "customize"], shown: [""] },
  "$property/manage/$guideId/archive": { loader: ["edit live", "guides"], action: ["edit live", "guides"], shown: [""] },
  "$property/manage/$guideId/publication": { loader: ["edit live", "guides"], action: ["edit live", "guides"], shown: [""] },
  "$property/manage/$guideId/preview": { loader: ["view", "guides"] },
  "$property/manage/$guideId/preview/model": { loader: ["view", "guides"] },
  "$property/manage/$guideId/in-application": { loader: ["edit live", "guides"] },
  "$property/manage/$guideId/copy": { loader: ["view", "guides"], action: ["edit", "guides"] },
  "$property/manage/$guideId/chapter": { loader: ["view", "guides"], action: ["edit live", "guides"] },
};
