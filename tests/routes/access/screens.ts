import type { Section } from "#app/domain/access/sections.ts";

type Need = ["view" | "edit" | "edit live", Section];

/** Every route of a property, by its folder, and what its loader and action need: said by hand, like the calls of the API. */
export const SCREENS: Record<string, { loader?: Need; action?: Need }> = {
  "$property (layout)": { loader: ["view", "home"] },
  $property: { loader: ["view", "home"] },
  "$property/home": { loader: ["view", "home"] },
  "_plain/$property/setup-first-mainurl": { loader: ["edit", "property"], action: ["edit", "property"] },
  "$property/manage": { loader: ["view", "guides"] },
  "$property/manage/list": { loader: ["view", "guides"] },
  "$property/manage/create": { loader: ["edit", "guides"], action: ["edit", "guides"] },
  "$property/manage/order": { loader: ["view", "guides"], action: ["edit live", "guides"] },
  "$property/manage/chapters/create": { loader: ["edit", "guides"], action: ["edit", "guides"] },
  "$property/manage/chapters/$chapterId/edit": { loader: ["view", "guides"], action: ["edit live", "guides"] },
  "$property/manage/chapters/$chapterId/publication": { loader: ["edit live", "guides"], action: ["edit live", "guides"] },
  "$property/manage/chapters/$chapterId/archive": { loader: ["edit live", "guides"], action: ["edit live", "guides"] },
  "$property/manage/$guideId/edit/steps": { loader: ["view", "guides"], action: ["edit live", "guides"] },
  "$property/manage/$guideId/publication": { loader: ["edit live", "guides"], action: ["edit live", "guides"] },
  "$property/manage/$guideId/archive": { loader: ["edit live", "guides"], action: ["edit live", "guides"] },
  "$property/manage/$guideId/copy": { loader: ["view", "guides"], action: ["edit", "guides"] },
  "$property/manage/$guideId/place": { loader: ["view", "guides"], action: ["edit live", "guides"] },
  "$property/analytics/overview": { loader: ["view", "analytics-overview"] },
  "$property/analytics/content": { loader: ["view", "analytics"] },
  "$property/analytics/content/overview": { loader: ["view", "analytics"] },
  "$property/analytics/content/guides": { loader: ["view", "analytics"] },
  "$property/analytics/content/guides/export": { loader: ["view", "analytics"] },
  "$property/analytics/content/guides/$guideId": { loader: ["view", "analytics"] },
  "$property/settings/personal/login": { loader: ["view", "personal-login"], action: ["edit", "personal-login"] },
  "$property/settings/personal/token": { loader: ["view", "personal-token"] },
  "$property/settings/personal/token/reset": { loader: ["edit", "personal-token"], action: ["edit", "personal-token"] },
};
