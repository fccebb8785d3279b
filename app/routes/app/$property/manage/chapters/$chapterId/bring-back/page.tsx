import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { bringBackChapter, getChapter } from "#app/api/chapters.server.ts";
import { attempt } from "#app/api/failure.ts";
import { answerRefused } from "#app/features/confirm/answer-refused.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { numberIn, readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

/** One that is not archived leads to its own screen: there is nothing to ask. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const { title, id, revision, visibility } = await getChapter(viewer, args.params.chapterId ?? "");
  if (visibility !== "deleted") throw redirect(viewer.paths.editChapter(id));
  return { title, id, revision, back: returnTo(args.request, viewer.paths.archivedChapters()) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const chapter = args.params.chapterId ?? "";
  const form = await readForm(args.request, { fields: ["revision"] }, viewer);
  const done = await attempt(bringBackChapter(viewer, chapter, numberIn(form, "revision")));
  if (done.ok) return redirectWithToast(returnTo(args.request, viewer.paths.editChapter(done.answer.id)), "chapter_brought_back");
  if (done.failure.code === "chapter_not_archived") return redirect(viewer.paths.editChapter(chapter));
  return answerRefused(
    viewer,
    done.failure,
    () => getChapter(viewer, chapter),
    () => ({}),
  );
}

const returnTo = (request: Request, usual: string) => safeRedirect(new URL(request.url).searchParams.get("return"), usual);

export const meta = screenMeta;

export default function BringBackChapterScreen() {
  const { title, id, revision, back } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation(["chapters", "manage"]);
  const paths = usePaths();
  return (
    <ConfirmPage
      title={t("bring_back_title", { title })}
      text={t("bring_back_text")}
      about={{ revision, open: { label: t("manage:to_chapter"), to: paths.editChapter(id) } }}
      confirm={t(failure?.overtaken ? "bring_back_anyway" : "bring_back")}
      tone="primary"
      back={{ label: t("archived"), to: back }}
      failure={failure}
    />
  );
}
