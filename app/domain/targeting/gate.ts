import type { Visibility } from "#app/domain/guides/guide.ts";
import type { ShownKind } from "./showing.ts";

/**
 * What an item must pass to be shown, with the actual value and what it wants. Times are epoch milliseconds, but for the ends of a
 * schedule, which are as stored; `again` is when the gate opens by itself, null for never or when it is open. `unknown`: tags that decide and
 * may be on the page or not, where nobody looked.
 */
export type Gate =
  | { gate: "visibility"; passes: boolean; actual: Visibility }
  | { gate: "chapter"; passes: boolean; chapter: number; because: Gate["gate"] | null; unknown?: readonly number[] | undefined }
  | { gate: "schedule"; passes: boolean; from: string | null; to: string | null }
  | { gate: "language"; passes: boolean; wanted: string; actual: string | null }
  | { gate: "segment"; passes: boolean; segment: number }
  | { gate: "page"; passes: boolean; pageSegment: number; rule: string | null }
  | {
      gate: "tags";
      passes: boolean;
      mode: "show" | "hide";
      wanted: readonly number[];
      present: readonly number[];
      unknown?: readonly number[] | undefined;
    }
  | { gate: "done"; passes: boolean; last: number | null; recurrence: number; again: number | null }
  | { gate: "reminder"; passes: boolean; last: number | null; reminder: number; again: number | null }
  | { gate: "cap"; passes: boolean; actual: number; times: number; days: number; again: number | null }
  | { gate: "cap_overall"; passes: boolean; actual: number; times: number; days: number; again: number | null }
  | { gate: "quiet"; passes: boolean; last: number | null; hours: number; again: number | null }
  | { gate: "priority"; passes: boolean; priority: number; winner: { type: ShownKind | "chapter"; id: number } | null };

export const GATES = [
  ...(["visibility", "chapter", "schedule", "language", "segment", "page", "tags"] as const),
  ...(["done", "reminder", "cap", "cap_overall", "quiet", "priority"] as const),
] as const satisfies readonly Gate["gate"][];
