import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { attempt } from "../../../../../api/failure.ts";
import { paths } from "../../../../../paths.ts";
import { readForm } from "../../../../../session/read-form.server.ts";
import { safeRedirect } from "../../../../../session/safe-redirect.ts";
import { redirectWithToast, toastHeader } from "../../../../../session/toast.server.ts";
import { requireEditItem, requireView } from "../../../../../session/viewer.server.ts";
import { changeChapterOrder, changeGuideOrder } from "./change-order.server.ts";

export async function loader(args: ActionFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return redirect(paths.guides(viewer.propertyId));
}

/** Puts a chapter or a guide in another place: one up or down, or, with `before`, wherever it was dragged to. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditItem(args, "guides");
  const form = await readForm(args.request, { fields: ["kind", "chapter", "id", "move", "from", "before", "return"] }, viewer);
  const chapters = form.get("kind") === "chapters";
  const done = await attempt(chapters ? changeChapterOrder(viewer, form) : changeGuideOrder(viewer, form));
  const key = chapters
    ? "chapters_reordered"
    : form.has("from") && form.get("from") !== form.get("chapter")
      ? "guide_moved"
      : "guides_reordered";
  if (form.has("before")) {
    // Only scripts drag. Their list stays where it is: no entry in the history, no scrolling, and a refusal takes nothing away.
    if (!done.ok) return Response.json({ code: done.failure.code }, { status: done.failure.status });
    return Response.json({ code: null }, { headers: { "set-cookie": await toastHeader({ status: "success", key }) } });
  }
  if (!done.ok) throw done.failure;
  return redirectWithToast(safeRedirect(form.get("return"), paths.guides(viewer.propertyId)), key);
}
