import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { getGuide } from "#app/api/guides.server.ts";
import { addPromotion } from "#app/api/popups.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const { id } = await getGuide(viewer, args.params.guideId ?? "");
  return redirect(viewer.paths.guideContextual(id));
}

/** Gives the guide a popup and leads to it; also where somebody else was faster. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  await readForm(args.request, { fields: [] }, viewer);
  const { id } = await getGuide(viewer, args.params.guideId ?? "");
  const added = await attempt(addPromotion(viewer, id));
  const there = viewer.paths.guidePromotion(id);
  if (added.ok) return redirectWithToast(there, "promotion_created");
  if (added.failure.code === "popup_exists") return redirect(there);
  throw added.failure;
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
