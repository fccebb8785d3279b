import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getContentSettings, updateContentSettings } from "#app/api/content-settings.server.ts";
import type { ContentSettings } from "#app/domain/content-settings.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { approvalSchema } from "#app/features/publishing/approval-schema.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";

const valuesOf = ({ values }: { values: ContentSettings }) => ({ approvalRequired: values.approvalRequired ? "on" : "" });

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const settings = await getContentSettings(viewer);
  return {
    title: viewer.text("publishing:approval_title"),
    settings: { id: 0, revision: settings.revision },
    values: valuesOf(settings),
    constraint: getZodConstraint(approvalSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const outcome = await saveMerged(viewer, {
    form: await submittedChange(args.request, approvalSchema, viewer),
    schema: approvalSchema,
    read: () => getContentSettings(viewer),
    theirs: (stored) => ({ values: valuesOf(stored), gone: false }),
    write: async ({ approvalRequired }, { revision }) => {
      await updateContentSettings(viewer, { values: { approvalRequired }, revision });
      return getContentSettings(viewer);
    },
  });
  return outcome.saved ? redirectWithToast(viewer.paths.approval()) : outcome.answer;
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function ApprovalScreen() {
  const { title, settings } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["publishing", "manage"]);
  const paths = usePaths();
  return (
    <>
      <PageHeader title={title} lead={t("approval_lead")} crumbs={[{ label: t("manage:guides"), to: paths.guides() }]} />
      <ByRevision of={settings}>
        <ApprovalForm />
      </ByRevision>
    </>
  );
}

function ApprovalForm() {
  const { settings, values, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("publishing");
  const paths = usePaths();
  const form = useScreenForm({
    id: `approval-${settings.revision}`,
    values,
    labels: { approvalRequired: t("approvalRequired") },
    constraint,
    revision: settings.revision,
  });
  return (
    <EditorForm of={form} discardTo={paths.approval()} refusal={null}>
      <FormCard actions={null}>
        <CheckboxField {...form.field("approvalRequired")} hint={t("approvalRequired_hint")} />
      </FormCard>
    </EditorForm>
  );
}
