import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { duplicateGuide } from "#app/api/guides.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";

export async function loader(args: ActionFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return redirect(viewer.paths.guides());
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  await readForm(args.request, { fields: [] }, viewer);
  const { id } = await duplicateGuide(viewer, args.params.guideId ?? "");
  return redirectWithToast(viewer.paths.guideSteps(id), "guide_duplicated");
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
