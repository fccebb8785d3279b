import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { createSegment } from "#app/api/segments.server.ts";
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
import { newSegmentSchema } from "./schema.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return { title: viewer.text("segments:new"), constraint: getZodConstraint(newSegmentSchema) };
}

/** Leads to the builder (specification 2, section 7: Segments). */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const submission = await submitted(args.request, newSegmentSchema, viewer);
  if (submission.status !== "success") return refused(submission);
  const created = await attempt(createSegment(viewer, submission.value.name));
  if (!created.ok) return refused(submission, created.failure);
  return redirectWithToast(viewer.paths.segment(created.answer.id), "segment_created");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function CreateSegmentScreen() {
  const { title, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("segments");
  const paths = usePaths();
  const form = useScreenForm({ id: "segment", values: { name: "" }, labels: { name: t("name") }, constraint });
  return (
    <>
      <PageHeader title={title} lead={t("new_lead")} crumbs={[{ label: t("segments"), to: paths.segments() }]} />
      <CreateCard of={form} submit={t("create")} cancelTo={paths.segments()}>
        <TextField {...form.firstField("name")} />
      </CreateCard>
    </>
  );
}
