import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { listChapters, sortChapters, sortGuides } from "../../../../../api/chapters.server.ts";
import { paths } from "../../../../../paths.ts";
import { readForm } from "../../../../../session/read-form.server.ts";
import { safeRedirect } from "../../../../../session/safe-redirect.ts";
import { redirectWithToast } from "../../../../../session/toast.server.ts";
import { requireEditItem, requireView } from "../../../../../session/viewer.server.ts";
import { newOrder } from "./new-order.ts";

export async function loader(args: ActionFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return redirect(paths.guides(viewer.propertyId));
}

/** Puts chapters, or the guides of one chapter, in another order: one place up or down, or the whole order at once. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditItem(args, "guides");
  const form = await readForm(args.request);
  const { data: chapters } = await listChapters(viewer);
  const chapterId = Number(form.get("chapter"));
  if (form.get("kind") === "chapters") {
    await sortChapters(
      viewer,
      newOrder(
        chapters.map((chapter) => chapter.id).filter((id) => id !== 0),
        form,
      ),
    );
  } else {
    const chapter = chapters.find((each) => each.id === chapterId);
    if (!chapter) throw new Response(null, { status: 404 });
    await sortGuides(
      viewer,
      chapterId,
      newOrder(
        chapter.tutorials.map((guide) => guide.id),
        form,
      ),
    );
  }
  const key = form.get("kind") === "chapters" ? "chapters_reordered" : "guides_reordered";
  return redirectWithToast(safeRedirect(form.get("return"), paths.guides(viewer.propertyId)), key);
}
