import { audienceGates } from "#app/domain/targeting/audience-gates.ts";
import type { Gate } from "#app/domain/targeting/gate.ts";
import type { Targeting } from "./targeting.ts";

/** What ends a guide for somebody; its page and its tags decide alone where it is offered. */
const FOR_GOOD: readonly (Gate["gate"] | null)[] = ["schedule", "segment"];

/**
 * Whether a guide that was left in another session goes on by itself: not when its time is over, nor when the person is no longer among
 * those whom it is for. One that is not in the bundle any more is not decided here.
 */
export function mayGoOn(guide: number, { items, situation }: Pick<Targeting, "items" | "situation">): boolean {
  const item = items().find(({ id }) => id === guide);
  const gates = item ? audienceGates(item, situation()) : [];
  return !gates.some((gate) => !gate.passes && FOR_GOOD.includes(gate.gate === "chapter" ? gate.because : gate.gate));
}
