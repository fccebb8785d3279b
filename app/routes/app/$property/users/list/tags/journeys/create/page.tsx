import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { createJourney } from "#app/api/journeys.server.ts";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { tagChoices } from "#app/features/tags/choices.server.ts";
import { JourneyFields, useJourneyForm } from "#app/features/tags/journey-fields.tsx";
import { journeyOf, newJourneySchema } from "#app/features/tags/schema.server.ts";
import { fieldOfJourney, withWindowAsText } from "#app/features/tags/tag-values.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { parsed, refused, submittedForm } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return { title: viewer.text("tags:new_journey"), tags: await tagChoices(viewer), constraint: getZodConstraint(newJourneySchema) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const form = withWindowAsText(await submittedForm(args.request, newJourneySchema, viewer, ["unit"]));
  const submission = parsed(form, newJourneySchema);
  if (submission.status !== "success") return refused(submission);
  const created = await attempt(createJourney(viewer, journeyOf(submission.value)));
  if (!created.ok) return refused(submission, created.failure, { fieldOf: fieldOfJourney });
  return redirectWithToast(viewer.paths.journeys(), "journey_created");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function CreateJourneyScreen() {
  const { title, tags } = useLoaderData<typeof loader>();
  const { t } = useTranslation("tags");
  const paths = usePaths();
  return (
    <>
      <PageHeader title={title} lead={t("new_journey_lead")} crumbs={[{ label: t("journeys"), to: paths.journeys() }]} />
      {tags.length < 2 ? (
        <EmptyState picture="chart" title={t("two_tags_title")} text={t("two_tags_text")}>
          <ButtonLink to={paths.createTag()}>{t("new")}</ButtonLink>
        </EmptyState>
      ) : (
        <JourneyForm />
      )}
    </>
  );
}

function JourneyForm() {
  const { tags, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("tags");
  const paths = usePaths();
  const form = useJourneyForm({ id: "journey", values: { name: "", startTag: "", endTag: "", window: "30 minutes" }, constraint });
  return (
    <CreateCard of={form} submit={t("create_journey")} cancelTo={paths.journeys()}>
      <JourneyFields form={form} tags={tags} isNew />
    </CreateCard>
  );
}
