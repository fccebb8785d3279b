import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { addWelcome } from "#app/api/popups.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  return redirect(viewer.paths.welcomeSlide());
}

/** Gives the property a welcome slide and leads to it; also where somebody else was faster. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  await readForm(args.request, { fields: [] }, viewer);
  const added = await attempt(addWelcome(viewer));
  const there = viewer.paths.welcomeSlide();
  if (added.ok) return redirectWithToast(there, "welcome_created");
  if (added.failure.code === "popup_exists") return redirect(there);
  throw added.failure;
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
