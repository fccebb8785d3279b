import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { messageActIn } from "#app/features/messages/message-acts.ts";
import { chosenIn, sentIn } from "#app/features/selection/chosen.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "messages");
  return redirect(chosenIn(new URL(args.request.url).searchParams, "message", viewer.paths.messages()).back);
}

/** The list sends what was chosen in it, and is led to the question about it. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "messages");
  const form = await readForm(args.request, { fields: ["act"], lists: ["message"] }, viewer);
  const act = messageActIn(form.get("act"));
  if (!act) throw new Response(null, { status: 404 });
  const { back } = chosenIn(new URL(args.request.url).searchParams, "message", viewer.paths.messages());
  return redirect(viewer.paths.chosenMessageAct(act, { message: sentIn(form, "message"), return: back }));
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
