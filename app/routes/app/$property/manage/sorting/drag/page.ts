import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { saveOrder } from "#app/routes/app/$property/manage/sorting/save-order.server.ts";
import { newSeedHeader } from "#app/session/form-seed.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { toastHeader } from "#app/session/toast.server.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";

export async function loader(args: ActionFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return redirect(viewer.paths.guides());
}

/**
 * Moves a chapter or a guide to wherever it was dragged. Only scripts drag, so this answers with data: the screen stays as it is, without
 * an entry in the history or scrolling, and a refusal takes nothing away.
 */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const form = await readForm(args.request, { fields: ["kind", "chapter", "id", "from", "before"] }, viewer);
  const done = await attempt(saveOrder(viewer, form));
  if (!done.ok) return Response.json({ code: done.failure.code }, { status: done.failure.status });
  const headers = new Headers();
  headers.append("set-cookie", await toastHeader({ status: "success", key: done.answer }));
  headers.append("set-cookie", await newSeedHeader());
  return Response.json({ code: null }, { headers });
}
