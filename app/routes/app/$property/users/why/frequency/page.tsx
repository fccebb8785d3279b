import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getFrequency, updateFrequency } from "#app/api/frequency.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { frequencyOf, frequencySchema, frequencyValues } from "./schema.server.ts";

/** How often anything may show by itself (design section 4: Targeting). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  const { revision, ...frequency } = await getFrequency(viewer);
  return {
    title: viewer.text("why:frequency_title"),
    back: askedOn(args.request, viewer) ?? viewer.paths.why(),
    own: viewer.paths.frequency(askedOn(args.request, viewer)),
    frequency: { id: "frequency", revision, values: frequencyValues(frequency) },
    refusal: viewer.may("edit", "users") ? null : "not_allowed_for_role",
    constraint: getZodConstraint(frequencySchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const outcome = await saveMerged(viewer, {
    form: await submittedChange(args.request, frequencySchema, viewer),
    schema: frequencySchema,
    read: () => getFrequency(viewer),
    theirs: (stored) => ({ values: frequencyValues(stored), gone: false }),
    write: (values, stored) => updateFrequency(viewer, { ...frequencyOf(values, stored), revision: stored.revision }),
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(viewer.paths.frequency(askedOn(args.request, viewer)), "frequency_saved");
}

/** The address that it was asked for on, where what was asked of whom stays. */
function askedOn(request: Request, { paths }: Viewer): string | undefined {
  const back = new URL(request.url).searchParams.get("return");
  return back === null ? undefined : safeRedirect(back, paths.why());
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function FrequencyScreen() {
  const { frequency, back } = useLoaderData<typeof loader>();
  const { t } = useTranslation("why");
  return (
    <>
      <PageHeader title={t("frequency_title")} lead={t("frequency_lead")} crumbs={[{ label: t("title"), to: back }]} />
      <ByRevision of={frequency}>
        <FrequencyForm />
      </ByRevision>
    </>
  );
}

function FrequencyForm() {
  const { frequency, own, refusal, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("why");
  const labels = {
    guideTimes: t("most_guides"),
    guideDays: t("guides_within"),
    overallTimes: t("most_all"),
    overallDays: t("all_within"),
    quietHours: t("quiet_label"),
  };
  const form = useScreenForm({
    id: `frequency-${frequency.revision}`,
    values: frequency.values,
    labels,
    constraint,
    revision: frequency.revision,
  });
  const readOnly = refusal !== null;
  const [days, hours] = [t("unit_days"), t("unit_hours")];
  return (
    <EditorForm of={form} discardTo={own} refusal={refusal}>
      <FormCard actions={null}>
        <FieldGroup label={t("guides_limit")}>
          <NumberField {...form.field("guideTimes")} hint={t("no_limit_hint")} readOnly={readOnly} />
          <NumberField {...form.field("guideDays")} unit={days} readOnly={readOnly} />
        </FieldGroup>
        <FieldGroup label={t("all_limit")}>
          <NumberField {...form.field("overallTimes")} hint={t("no_limit_hint")} readOnly={readOnly} />
          <NumberField {...form.field("overallDays")} unit={days} readOnly={readOnly} />
        </FieldGroup>
        <NumberField {...form.field("quietHours")} unit={hours} hint={t("quiet_hint")} readOnly={readOnly} />
      </FormCard>
    </EditorForm>
  );
}
