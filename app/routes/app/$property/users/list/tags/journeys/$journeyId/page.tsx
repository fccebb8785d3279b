import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getJourney } from "#app/api/journeys.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { tagChoices } from "#app/features/tags/choices.server.ts";
import { JourneyFields, useJourneyForm } from "#app/features/tags/journey-fields.tsx";
import { journeySchema } from "#app/features/tags/schema.server.ts";
import { valuesOfJourney } from "#app/features/tags/tag-values.ts";
import { changedWhen } from "#app/features/targeting/changed-when.server.ts";
import { RemovalLink } from "#app/features/targeting/removal-link.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { saveJourney } from "./save.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  const [journey, tags, moments] = await Promise.all([
    getJourney(viewer, args.params.journeyId ?? ""),
    tagChoices(viewer),
    momentsOf(viewer),
  ]);
  const { id, name, revision } = journey;
  return {
    title: name,
    journey: { id, name, revision },
    values: valuesOfJourney(journey),
    tags,
    changed: changedWhen(viewer, moments, journey),
    constraint: getZodConstraint(journeySchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return saveJourney(args.request, viewer, args.params.journeyId ?? "");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function EditJourneyScreen() {
  const { journey, changed } = useLoaderData<typeof loader>();
  const { t } = useTranslation("tags");
  const paths = usePaths();
  const { id, name, revision } = journey;
  return (
    <>
      <PageHeader title={name} crumbs={[{ label: t("journeys"), to: paths.journeys() }]} status={changed}>
        <RemovalLink
          to={paths.removeJourney(id)}
          revision={revision}
          title={t("delete_title", { name })}
          text={t("delete_journey_text")}
          isUsed={false}
        />
      </PageHeader>
      <ByRevision of={journey}>
        <JourneyForm />
      </ByRevision>
    </>
  );
}

function JourneyForm() {
  const { journey, values, tags, constraint } = useLoaderData<typeof loader>();
  const paths = usePaths();
  const { id, revision } = journey;
  const form = useJourneyForm({ id: `journey-${revision}`, values, constraint, revision });
  return (
    <EditorForm of={form} discardTo={paths.journey(id)} refusal={null}>
      <FormCard actions={null}>
        <JourneyFields form={form} tags={tags} />
      </FormCard>
    </EditorForm>
  );
}
