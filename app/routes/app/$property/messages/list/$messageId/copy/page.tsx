import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { duplicateMessage } from "#app/api/messages.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";

export async function loader(args: ActionFunctionArgs) {
  const viewer = await requireView(args, "messages");
  return redirect(viewer.paths.messages());
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "messages");
  await readForm(args.request, { fields: [] }, viewer);
  await duplicateMessage(viewer, args.params.messageId ?? "");
  return redirectWithToast(viewer.paths.messages(), "message_duplicated");
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
