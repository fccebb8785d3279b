import type { InviteCounts, Invited } from "#app/api/people.server.ts";

/** Why somebody who was meant is not invited, as the end of a key in the namespace users. */
type Why = "active" | "pending" | "disabled" | "archived";
/** How many people an invitation reaches, and who is left out and why. */
export type Reach = { invitable: number; left: { why: Why; count: number }[] };

export function reachOf(whom: Invited, { invitable, ...counts }: InviteCounts): Reach {
  const left = reasonsOf(whom).map((why) => ({ why, count: counts[why] }));
  return { invitable, left: left.filter(({ count }) => count > 0) };
}

function reasonsOf(whom: Invited): Why[] {
  // Of those with a status that can be invited, only who is disabled is not.
  if ("status" in whom) return ["disabled"];
  return "job" in whom ? ["active", "pending", "disabled", "archived"] : ["active", "disabled", "archived"];
}
