import { ApiFailure } from "#app/api/failure.ts";
import { choiceIn } from "#app/session/read-form.server.ts";
import { placeBefore } from "./place-before.ts";

/**
 * The order that a form asks for: `id` goes to stand before `before` (empty: last), or without it one place `up` or `down`.
 * It is made from what is there now, so that one person's move keeps another's.
 * @throws Response 400 for another move
 * @throws ApiFailure 409 when `id` or `before` is not there any more
 */
export function newOrder(present: number[], form: FormData): number[] {
  const id = Number(form.get("id"));
  const before = form.get("before");
  if (before !== null) {
    const order = placeBefore(present, id, before === "" ? null : Number(before));
    if (!order) throw new ApiFailure("order_changed_meanwhile", 409);
    return order;
  }
  const from = present.indexOf(id);
  const to = from + (choiceIn(form, "move", ["up", "down"]) === "up" ? -1 : 1);
  if (from < 0) throw new ApiFailure("order_changed_meanwhile", 409);
  if (to < 0 || to >= present.length) return present;
  const next = [...present];
  const [moved] = next.splice(from, 1);
  if (moved !== undefined) next.splice(to, 0, moved);
  return next;
}
