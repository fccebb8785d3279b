import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";
import { saveOrder } from "./save-order.server.ts";

export async function loader(args: ActionFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return redirect(viewer.paths.guides());
}

/** Moves a chapter or a guide one place up or down. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const form = await readForm(args.request, { fields: ["kind", "chapter", "id", "move", "return"] }, viewer);
  const key = await saveOrder(viewer, form);
  return redirectWithToast(safeRedirect(form.get("return"), viewer.paths.guides()), key);
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
