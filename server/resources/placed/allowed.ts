import { type Caller, requireMay } from "#server/http/caller.ts";
import type { PlacedRow } from "./kinds.ts";

/** Refuses a change of one by somebody who may not make it: what is on is live, what is off is not. @throws Refusal 401 */
export const allowedTo =
  (caller: Caller) =>
  ({ enabled }: PlacedRow): void =>
    requireMay(caller, "edit", "guides", { visibility: enabled ? "public" : "private" });
