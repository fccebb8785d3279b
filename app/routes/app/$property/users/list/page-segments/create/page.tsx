import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { createPageSegment } from "#app/api/page-segments.server.ts";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { fieldOfPath, textOfRules } from "#app/features/page-segments/form-values.ts";
import { PageSegmentFields } from "#app/features/page-segments/page-segment-fields.tsx";
import { answerToRowAct, withRulesAsText } from "#app/features/page-segments/row-acts.server.ts";
import { inputOf, newPageSegmentSchema } from "#app/features/page-segments/schema.server.ts";
import { usePageSegmentForm } from "#app/features/page-segments/use-page-segment-form.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { parsed, refused, submittedForm } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return { title: viewer.text("page-segments:new"), constraint: getZodConstraint(newPageSegmentSchema) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const form = withRulesAsText(await submittedForm(args.request, newPageSegmentSchema, viewer, ["rules"]));
  const acted = answerToRowAct(form);
  if (acted) return acted;
  const submission = parsed(form, newPageSegmentSchema);
  if (submission.status !== "success") return refused(submission);
  const created = await attempt(createPageSegment(viewer, inputOf(submission.value)));
  if (!created.ok) return refused(submission, created.failure, { fieldOf: fieldOfPath });
  return redirectWithToast(viewer.paths.pageSegments(), "page_segment_created");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function CreatePageSegmentScreen() {
  const { title, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("page-segments");
  const paths = usePaths();
  const values = { name: "", visibility: "show", rules: textOfRules([""]), test: "" };
  const of = usePageSegmentForm({ id: "page-segment", values, constraint });
  const list = paths.pageSegments();
  return (
    <>
      <PageHeader title={title} lead={t("new_lead")} crumbs={[{ label: t("title"), to: list }]} />
      <CreateCard of={of.form} summary={of.summary} submit={t("create")} cancelTo={list}>
        {/* The first button of the form, for Enter: the next one would remove a rule. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {t("create")}
        </button>
        <PageSegmentFields of={of} isNew />
      </CreateCard>
    </>
  );
}
