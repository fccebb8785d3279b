import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { duplicatePageSegment, getPageSegment } from "#app/api/page-segments.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { refusal } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

/** The menu of the list duplicates without asking; this page is there for who comes by its address, and says what was refused. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const { name } = await getPageSegment(viewer, args.params.pageSegmentId ?? "");
  return { title: viewer.text("page-segments:duplicate_title", { name }) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  await readForm(args.request, { fields: [] }, viewer);
  const copied = await attempt(duplicatePageSegment(viewer, args.params.pageSegmentId ?? ""));
  if (!copied.ok) return refusal(copied.failure, {});
  return redirectWithToast(viewer.paths.pageSegment(copied.answer.id), "page_segment_duplicated");
}

export const meta = screenMeta;

export default function CopyPageSegmentScreen() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useTranslation("page-segments");
  const paths = usePaths();
  return (
    <ConfirmPage
      title={title}
      text={t("duplicate_text")}
      confirm={t("duplicate")}
      tone="primary"
      back={{ label: t("title"), to: paths.pageSegments() }}
      failure={useActionData<typeof action>()}
    />
  );
}
