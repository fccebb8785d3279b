import { type Caller, requireMay } from "#server/http/caller.ts";
import { refuse } from "#server/http/refusal.ts";
import type { PlacedRow } from "./kinds.ts";

type Said = { enabled?: boolean | undefined };

/**
 * Refuses a change of one by somebody who may not make it: what is on is live, what is off is not.
 * @param said what the change is @throws Refusal 401; 422 as `requireSwitch`
 */
export const allowedTo =
  (caller: Caller, said: Said = {}) =>
  ({ enabled }: PlacedRow): void => {
    requireMay(caller, "edit", "guides", { visibility: enabled ? "public" : "private" });
    requireSwitch(caller, said, enabled);
  };

/** What is written on a page goes live and offline from the dashboard alone. @param before whether it is on @throws Refusal 422 */
export function requireSwitch({ inPage }: Caller, { enabled }: Said, before = false): void {
  if (inPage !== undefined && enabled !== undefined && enabled !== before)
    throw refuse.invalid([{ path: "enabled", code: "hint_error_switched_on_page" }]);
}
