import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { moveGuide } from "#app/api/guides.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";

export async function loader(args: ActionFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return redirect(viewer.paths.guides());
}

/** Moves a guide from one chapter to another; 0 is the list of unsorted guides. An archived one (`restores`) becomes a draft there. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const form = await readForm(args.request, { fields: ["from", "to", "return", "restores"] }, viewer);
  await moveGuide(viewer, args.params.guideId ?? "", chapterIn(form, "from"), chapterIn(form, "to"));
  return redirectWithToast(
    safeRedirect(form.get("return"), viewer.paths.guides()),
    form.has("restores") ? "guide_restored" : "guide_moved",
  );
}

/** The chapter in a field. An empty field is no chapter and so refused: it must not end up as the unsorted list. */
function chapterIn(form: FormData, field: string): number {
  return Number(form.get(field) || Number.NaN);
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
