import { listChapters, sortChapters, sortGuides } from "#app/api/chapters.server.ts";
import { ApiFailure, attempt } from "#app/api/failure.ts";
import { moveGuide } from "#app/api/guides.server.ts";
import type { PropertyReader } from "#app/api/send.server.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import { choiceIn } from "#app/session/read-form.server.ts";
import { moveByOne, placeBefore } from "./order-after.ts";

/** Saves the order that a form asks for. Returns the key of the message for it. @throws ApiFailure for every refusal */
export async function saveOrder(
  reader: PropertyReader,
  form: FormData,
): Promise<"chapters_reordered" | "guide_moved" | "guides_reordered"> {
  if (choiceIn(form, "kind", ["chapters", "guides"]) === "chapters") {
    await saveChapterOrder(reader, form);
    return "chapters_reordered";
  }
  await saveGuideOrder(reader, form);
  return form.has("from") && form.get("from") !== form.get("chapter") ? "guide_moved" : "guides_reordered";
}

async function saveChapterOrder(reader: PropertyReader, form: FormData): Promise<void> {
  const { chapters } = await listChapters(reader, { open: [] });
  const present = chapters.map(({ id }) => id).filter((id) => id !== UNSORTED_CHAPTER_ID);
  await sortChapters(reader, orderAfter(present, form));
}

/**
 * Moves a guide within `chapter`, or into it if the form names another chapter in `from`.
 * @throws ApiFailure 409 `guide_not_placed` when it arrived in the chapter but stayed at the end, where the upstream puts it
 */
async function saveGuideOrder(reader: PropertyReader, form: FormData): Promise<void> {
  const wanted = String(form.get("chapter"));
  const { chapters } = await listChapters(reader, { open: /^\d{1,9}$/.test(wanted) ? [Number(wanted)] : [] });
  const chapter = chapters.find(({ id }) => id === Number(wanted));
  if (!chapter) throw new ApiFailure("not_found", 404);
  const present = chapter.guides.map(({ id }) => id);
  const from = Number(form.get("from") ?? chapter.id);
  if (from === chapter.id) return void (await sortGuides(reader, chapter.id, orderAfter(present, form)));
  const id = Number(form.get("id"));
  // Computed before anything changes: a missing place must not leave the guide halfway.
  const order = orderAfter([...present, id], form);
  await moveGuide(reader, String(id), from, chapter.id);
  if (order.at(-1) === id) return;
  const placed = await attempt(sortGuides(reader, chapter.id, order));
  if (!placed.ok) throw new ApiFailure("guide_not_placed", 409);
}

/**
 * The order that a form asks for: `id` before `before` (empty: last), or without that one place `up` or `down`. It starts from the current
 * order, so that one person's move keeps another's.
 * @throws Response 400 for any other move
 * @throws ApiFailure 409 when `id` or `before` is gone
 */
function orderAfter(present: number[], form: FormData): number[] {
  const id = Number(form.get("id"));
  const before = form.get("before");
  const order =
    before === null
      ? moveByOne(present, id, choiceIn(form, "move", ["up", "down"]))
      : placeBefore(present, id, before === "" ? null : Number(before));
  if (!order) throw new ApiFailure("order_changed_meanwhile", 409);
  return order;
}
