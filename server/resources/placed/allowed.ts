import { type Caller, requireMay } from "#server/http/caller.ts";
import { refuse } from "#server/http/refusal.ts";
import type { PlacedChange, PlacedRow } from "./kinds.ts";

type Said = { [Key in "enabled" | "url" | "segment" | "pageSegment"]?: PlacedChange[Key] };

/**
 * Refuses a change of one by somebody who may not make it: what is on is live, what is off is not.
 * @param said what the change is @throws Refusal 401; 422 as `requireSwitch`, and for what of a live one is not changed on a page
 */
export const allowedTo =
  (caller: Caller, said: Said = {}) =>
  (stored: PlacedRow): void => {
    const { enabled } = stored;
    requireMay(caller, "edit", "guides", { visibility: enabled ? "public" : "private" });
    requireSwitch(caller, said, enabled);
    if (caller.inPage && enabled) requireSamePlace(said, stored);
  };

/** There is no draft of one that is on: where and to whom people see it is decided on the dashboard, as it is with guides. */
function requireSamePlace(said: Said, { url, segment_id, page_segment_id }: PlacedRow): void {
  const before = { url, segment: segment_id, pageSegment: page_segment_id };
  const other = (["url", "segment", "pageSegment"] as const).filter((name) => said[name] !== undefined && said[name] !== before[name]);
  if (other.length > 0) throw refuse.invalid(other.map((path) => ({ path, code: "hint_error_live_on_page" })));
}

/** What is written on a page goes live and offline from the dashboard alone. @param before whether it is on @throws Refusal 422 */
export function requireSwitch({ inPage }: Caller, { enabled }: Pick<Said, "enabled">, before = false): void {
  if (inPage !== undefined && enabled !== undefined && enabled !== before)
    throw refuse.invalid([{ path: "enabled", code: "hint_error_switched_on_page" }]);
}
