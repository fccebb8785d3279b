import type { Chapter } from "#app/api/chapters.server.ts";
import { getProperty } from "#app/api/properties.server.ts";
import { env } from "#app/env.server.ts";
import { shownMoment } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { FirstStepsState } from "./+parts/first-steps.tsx";

/** What is left to do before people see a first guide; null once one is live, and for who cannot write any. */
export async function firstStepsOf(viewer: Viewer, chapters: Chapter[]): Promise<FirstStepsState | null> {
  const guides = chapters.flatMap(({ guides }) => guides);
  if (!viewer.may("edit", "guides") || guides.some(({ visibility }) => visibility === "public")) return null;
  const { playerSeenAt } = await getProperty(viewer);
  const drafts = guides.filter(({ visibility }) => visibility === "private");
  const draft = drafts.find(({ stepCount }) => stepCount > 0) ?? drafts[0];
  return {
    snippet: `<script src="${env().API_URL}/player/player.js" data-property="${viewer.propertyId}" async></script>`,
    seen: playerSeenAt && shownMoment(viewer.language, playerSeenAt),
    draft: draft ? { id: draft.id, title: draft.title, hasSteps: draft.stepCount > 0 } : null,
  };
}
