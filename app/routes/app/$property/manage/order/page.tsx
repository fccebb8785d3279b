import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "#app/paths.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEditItem, requireView } from "#app/session/viewer.server.ts";
import { saveOrder } from "./save-order.server.ts";

export async function loader(args: ActionFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return redirect(paths.guides(viewer.propertyId));
}

/** Puts a chapter or a guide one place up or down. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditItem(args, "guides");
  const form = await readForm(args.request, { fields: ["kind", "chapter", "id", "move", "return"] }, viewer);
  const key = await saveOrder(viewer, form);
  return redirectWithToast(safeRedirect(form.get("return"), paths.guides(viewer.propertyId)), key);
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
