import { findGuides } from "#app/api/guides.server.ts";
import { getProperty } from "#app/api/properties.server.ts";
import { env } from "#app/env.server.ts";
import { momentsIn } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { FirstStepsState } from "./+parts/first-steps.tsx";

/** Drafts that are looked through for one with steps. */
const MOST_DRAFTS = 50;

/** What is left to do before people see a first guide; null once one is live, and for who cannot write any. */
export async function firstStepsOf(viewer: Viewer, live: number): Promise<FirstStepsState | null> {
  if (!viewer.may("edit", "guides") || live > 0) return null;
  const [{ playerSeenAt, timeZone }, { guides }] = await Promise.all([
    getProperty(viewer),
    findGuides(viewer, { visibility: "private", limit: MOST_DRAFTS }),
  ]);
  const draft = guides.find(({ stepCount }) => stepCount > 0) ?? guides[0];
  return {
    snippet: `<script src="${env().API_URL}/player/player.js" data-property="${viewer.propertyId}" async></script>`,
    seen: playerSeenAt && momentsIn(viewer.language, timeZone).shownMoment(playerSeenAt),
    draft: draft ? { id: draft.id, title: draft.title, hasSteps: draft.stepCount > 0 } : null,
  };
}
