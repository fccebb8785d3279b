import type { Screens } from "#tests/support/declared.ts";

export const guideScreens: Screens = {
  "$property/manage": { loader: ["view", "guides"] },
  "$property/manage/list": {
    loader: ["view", "guides"],
    shown: [
      "",
      "?show=one&chapterId=:chapter",
      "?search=nothing+has+this+name",
      "?open=none",
      "?filter=open&segment=none&missing=de&alarm=no&since=2026-01-31&sort=title&order=desc",
      "?sort=changed",
      "?menu=:guide",
      "?panel=properties",
      "?panel=settings&q=pass",
    ],
  },
  "$property/manage/list/selection": { loader: ["edit", "guides"], action: ["edit", "guides"], shown: ["?guide=:guide", ""] },
  "$property/manage/list/selection/$act": { loader: ["edit", "guides"], action: ["edit", "guides"], shown: ["?guide=:guide"] },
  "$property/manage/list/selection/report": {
    loader: ["edit", "guides"],
    action: ["edit", "guides"],
    shown: ["?act=move&done=:guide.0.0&to=0", "?act=publish&failed=:guide.incomplete"],
  },
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
  "$property/manage/$guideId/archive": { loader: ["edit live", "guides"], action: ["edit live", "guides"], shown: [""] },
  "$property/manage/$guideId/publication": { loader: ["edit live", "guides"], action: ["edit live", "guides"], shown: [""] },
  "$property/manage/$guideId/preview": { loader: ["view", "guides"] },
  "$property/manage/$guideId/preview/model": { loader: ["view", "guides"] },
  "$property/manage/$guideId/in-application": { loader: ["edit live", "guides"] },
  "$property/manage/$guideId/copy": { loader: ["view", "guides"], action: ["edit", "guides"] },
  "$property/manage/$guideId/chapter": { loader: ["view", "guides"], action: ["edit live", "guides"] },
};
