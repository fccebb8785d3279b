import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { ApiFailure } from "#app/api/failure.ts";
import { findGuides, moveGuide } from "#app/api/guides.server.ts";
import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import { undoMove } from "#app/features/moves/undo-move.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

export async function loader(args: ActionFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return redirect(viewer.paths.guides());
}

/**
 * Moves a guide from one chapter to another; 0 is the list of unsorted guides. An archived one (`restores`) becomes a draft there; any other
 * can be moved back (`undo`), to the `place` from 0 that it had.
 */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const form = await readForm(args.request, { fields: ["from", "to", "return", "restores", "undo", "place"] }, viewer);
  const there = safeRedirect(form.get("return"), viewer.paths.guides());
  const guide = args.params.guideId ?? "";
  const [from, to] = [chapterIn(form, "from"), chapterIn(form, "to")];
  if (form.has("undo")) {
    const [failed] = await undoMove(viewer, [{ id: Number(guide), chapterId: to, place: Number(form.get("place")) || 0 }], from);
    if (failed) throw new ApiFailure(failed.code, 409);
    return redirectWithToast(there, "guide_moved");
  }
  const place = form.has("restores") ? null : await placeOf(viewer, guide);
  await moveGuide(viewer, guide, from, to);
  if (form.has("restores")) return redirectWithToast(there, "guide_restored");
  const fields = {
    from: String(to),
    to: String(from),
    place: String(place),
    undo: "yes",
    ...(there.length <= LONGEST_RETURN && { return: there }),
  };
  const action = { action: viewer.paths.guideChapter(guide), fields, concerns: `guide-${guide}` };
  return redirectWithToast(there, "guide_moved", undefined, place === null ? undefined : action);
}

/** As long as a field of a toast may be; beyond that the list as it always opens will do. */
const LONGEST_RETURN = 200;

/** The place of a guide in its chapter, from 0; null for one that has none. */
async function placeOf(viewer: Viewer, guide: string): Promise<number | null> {
  const id = idInAddress(guide);
  if (id === null) return null;
  const { guides } = await findGuides(viewer, { ids: [id] });
  return guides[0]?.place ?? null;
}

/** The chapter in a field. An empty field is no chapter and so refused: it must not end up as the unsorted list. */
function chapterIn(form: FormData, field: string): number {
  return Number(form.get(field) || Number.NaN);
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
