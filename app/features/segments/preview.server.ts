import { formatInTimeZone } from "date-fns-tz";
import { attempt } from "#app/api/failure.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { previewSegment } from "#app/api/segments.server.ts";
import { momentsIn } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { Draft } from "./draft.ts";
import { type JudgedDraft, judgeDraft } from "./judge-draft.ts";

const PREVIEW_LIMIT = 10;

/** Whom a draft finds: how many of how many, and a page of them. Null while the upstream cannot say. */
export type Preview = {
  people: { id: number; publicId: string; name: string; anonymous: boolean; lastSeen: string }[];
  total: number;
  page: number;
  limit: number;
  count: { people: number; isEstimate: boolean };
  all: { people: number; isEstimate: boolean };
  /** How many filters are not counted, because they are not complete. */
  left: number;
} | null;

/** What a draft is worth: its problems, and whom its complete filters find. */
export async function previewOf(viewer: Viewer, draft: Draft, page: number): Promise<{ judged: JudgedDraft; preview: Preview }> {
  const { timeZone } = await getShellProperty(viewer);
  const { shownMoment } = momentsIn(viewer.language, timeZone);
  // Relative days count from today in the property's time zone.
  const judged = judgeDraft(draft, formatInTimeZone(new Date(), timeZone, "yyyy-MM-dd"));
  const filterGroups = judged.asked
    .map(({ connection, filters }) => ({ connection, filters: filters.filter((each) => each !== null) }))
    .filter(({ filters }) => filters.length > 0);
  const found = await attempt(previewSegment(viewer, { connection: draft.connection, filterGroups }, { page, limit: PREVIEW_LIMIT }));
  if (!found.ok) return { judged, preview: null };
  const { data, pagination, count, all } = found.answer;
  const people = data.map(({ id, publicId, anonymous, lastSeenAt, profile }) => ({
    id,
    publicId,
    anonymous: anonymous ?? false,
    name: typeof profile.attributes.name === "string" ? profile.attributes.name : "",
    lastSeen: lastSeenAt ? shownMoment(lastSeenAt) : viewer.text("users:never"),
  }));
  return { judged, preview: { people, total: pagination.total, page, limit: PREVIEW_LIMIT, count, all, left: judged.problems.length } };
}
