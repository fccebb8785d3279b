import { hasItsTime, isFor } from "#app/domain/targeting/audience.ts";
import type { Targeting } from "./targeting.ts";

/**
 * Whether a guide that was left in another session goes on by itself: not when its time is over, nor when the person is no longer among
 * those whom it is for; its page and its tags decide alone where it is offered. One that is not in the bundle any more is not decided here.
 */
export function mayGoOn(guide: number, { items, situation }: Pick<Targeting, "items" | "situation">): boolean {
  const item = items().find(({ type, id }) => type === "guide" && id === guide);
  const now = situation();
  return [item, item?.chapter].every((each) => !each || (hasItsTime(each, now) && isFor(each, now)));
}
