import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { createTag } from "#app/api/tags.server.ts";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { pageSegmentChoices } from "#app/features/tags/choices.server.ts";
import { newTagSchema } from "#app/features/tags/schema.server.ts";
import { TagFields, useTagForm } from "#app/features/tags/tag-fields.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { refused, submitted } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return {
    title: viewer.text("tags:new"),
    pageSegments: await pageSegmentChoices(viewer),
    constraint: getZodConstraint(newTagSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const submission = await submitted(args.request, newTagSchema, viewer);
  if (submission.status !== "success") return refused(submission);
  const created = await attempt(createTag(viewer, submission.value));
  if (!created.ok) return refused(submission, created.failure);
  return redirectWithToast(viewer.paths.tags(), "tag_created");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function CreateTagScreen() {
  const { title, pageSegments, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("tags");
  const paths = usePaths();
  const form = useTagForm({ id: "tag", values: { name: "", selector: "", urlRule: "", pageSegment: "" }, constraint });
  return (
    <>
      <PageHeader title={title} lead={t("new_lead")} crumbs={[{ label: t("title"), to: paths.tags() }]} />
      <CreateCard of={form} submit={t("create")} cancelTo={paths.tags()}>
        <TagFields form={form} pageSegments={pageSegments} isNew />
      </CreateCard>
    </>
  );
}
