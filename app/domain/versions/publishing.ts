/** How a draft becomes live beside the button: at a time, and with the approval of a second person (design section 4: Drafts and publishing). */

/** Whom something is asked or answered by: their name at that time. */
export type Author = { id: string; name: string };

/** Why a draft did not go live at its time. */
export const SCHEDULE_PROBLEMS = ["invalid_fields", "limit_reached", "approval_missing", "schedule_error_failed"] as const;
export type ScheduleProblem = (typeof SCHEDULE_PROBLEMS)[number];

export type Schedule = { by: Author; note: string; problem: ScheduleProblem | null };

export const REVIEW_STATES = ["in_review", "approved", "returned"] as const;
/** `in_review`: somebody is to look at it. `approved` holds for one revision of the draft. `returned`: it needs changes first. */
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Times are ISO 8601 in UTC. `answer` is that of the second person; null while there is none. */
export type Review = {
  state: ReviewState;
  by: Author;
  at: string;
  comment: string;
  answer: { by: Author; at: string; comment: string } | null;
};

export const REVIEW_ACTIONS = ["request", "withdraw", "approve", "return"] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

/** Characters of a note about a version, and of a comment in a review. */
export const PUBLISHING_LIMITS = { note: 500, comment: 2000 } as const;

/** Why times cannot be planned, by field; null when they can. `now` and the times are ISO 8601 in UTC. */
export function scheduleProblem(
  { publishAt, unpublishAt }: { publishAt: string | null; unpublishAt: string | null },
  isLive: boolean,
  now: string,
): { field: "publishAt" | "unpublishAt"; code: string } | null {
  const at = (time: string | null) => (time === null ? null : Date.parse(time));
  const [start, end] = [at(publishAt), at(unpublishAt)];
  if (start !== null && start <= Date.parse(now)) return { field: "publishAt", code: "schedule_error_past" };
  if (end !== null && end <= Date.parse(now)) return { field: "unpublishAt", code: "schedule_error_past" };
  if (start !== null && end !== null && end <= start) return { field: "unpublishAt", code: "schedule_error_order" };
  if (end !== null && start === null && !isLive) return { field: "unpublishAt", code: "schedule_error_not_live" };
  return null;
}
