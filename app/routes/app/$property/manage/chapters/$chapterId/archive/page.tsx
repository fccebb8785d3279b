import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { archiveChapter, getChapter } from "../../../../../../../api/chapters.server.ts";
import { attempt } from "../../../../../../../api/failure.ts";
import { ConfirmPage } from "../../../../../../../features/confirm/confirm-page.tsx";
import { screenMeta } from "../../../../../../../features/screen-meta.ts";
import { paths } from "../../../../../../../paths.ts";
import { refusal } from "../../../../../../../session/screen-form.server.ts";
import { redirectWithToast } from "../../../../../../../session/toast.server.ts";
import { requireEditItem } from "../../../../../../../session/viewer.server.ts";

export const handle = { i18n: ["manage"] };

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditItem(args, "guides");
  const { title, tutorials } = await getChapter(viewer, args.params.chapterId ?? "");
  return { title, count: tutorials.length, property: viewer.propertyId };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditItem(args, "guides");
  const archived = await attempt(archiveChapter(viewer, args.params.chapterId ?? ""));
  if (!archived.ok) return refusal(archived.failure);
  return redirectWithToast(paths.guides(viewer.propertyId), "chapter_archived");
}

export const meta = screenMeta;

export default function ArchiveChapterScreen() {
  const { title, count, property } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("manage");
  return (
    <ConfirmPage
      title={t("archive_chapter_title", { title })}
      text={t("archive_chapter_text", { count })}
      confirm={t("archive")}
      tone="danger"
      back={{ label: t("guides"), to: paths.guides(property) }}
      failure={failure}
    />
  );
}
