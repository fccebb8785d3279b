import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { createChapter } from "#app/api/chapters.server.ts";
import { attempt } from "#app/api/failure.ts";
import { chapterSchema } from "#app/features/chapter-form/schema.server.ts";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { refused, submitted } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  return {
    title: viewer.text("manage:new_chapter"),
    constraint: getZodConstraint(chapterSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const submission = await submitted(args.request, chapterSchema, viewer);
  if (submission.status !== "success") return refused(submission);
  const created = await attempt(createChapter(viewer, submission.value));
  if (!created.ok) return refused(submission, created.failure);
  return redirectWithToast(viewer.paths.guides({ at: created.answer.id }), "chapter_created");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function NewChapterScreen() {
  const { constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const form = useScreenForm({
    id: "chapter",
    values: { title: "", subtitle: "" },
    labels: { title: t("title"), subtitle: t("subtitle") },
    constraint,
  });
  return (
    <>
      <PageHeader title={t("new_chapter")} lead={t("new_chapter_lead")} crumbs={[{ label: t("guides"), to: paths.guides() }]} />
      <CreateCard of={form} submit={t("create_chapter")} cancelTo={paths.guides()}>
        <TextField {...form.firstField("title")} />
        <TextField {...form.field("subtitle")} />
      </CreateCard>
    </>
  );
}
