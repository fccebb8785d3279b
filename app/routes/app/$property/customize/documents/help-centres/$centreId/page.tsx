import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getHelpCentre, updateHelpCentre } from "#app/api/documents.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { changedWhen } from "#app/features/targeting/changed-when.server.ts";
import { languageName } from "#app/i18n/language-name.ts";
import { documentPaths } from "#app/paths/documents.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { helpCentreConstraint, helpCentreSchema } from "#app/routes/app/$property/customize/documents/+parts/document-schema.server.ts";
import { type HelpCentreField, HelpCentreFields } from "#app/routes/app/$property/customize/documents/+parts/help-centre-fields.tsx";
import { useCentreLabels } from "#app/routes/app/$property/customize/documents/+parts/use-centre-labels.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  const [centre, { languages }, moments] = await Promise.all([
    getHelpCentre(viewer, args.params.centreId ?? ""),
    getShellProperty(viewer),
    momentsOf(viewer),
  ]);
  const { id, name, address, language, documents, revision, lastChangedAt, lastChangedBy } = centre;
  return {
    title: name,
    centre: { id, name, documents, revision },
    values: { name, address, language },
    languages: languages.map(({ key }) => key),
    changed: changedWhen(viewer, moments, { updatedAt: lastChangedAt, lastChangedBy }),
    refusal: viewer.may("edit", "customize") ? null : "not_allowed_for_role",
    constraint: helpCentreConstraint(helpCentreSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const id = args.params.centreId ?? "";
  const outcome = await saveMerged(viewer, {
    form: await submittedChange(args.request, helpCentreSchema, viewer),
    schema: helpCentreSchema,
    read: () => getHelpCentre(viewer, id),
    theirs: ({ name, address, language }) => ({ values: { name, address, language }, gone: false }),
    write: ({ name, address, language }, { revision }) => updateHelpCentre(viewer, id, { name, address, language, revision }),
    wordsOf: (name, value) =>
      name === "language" ? (value === "" ? viewer.text("documents:own_language") : languageName(value, viewer.language)) : value.trim(),
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(viewer.paths.documents(), outcome.merged ? "help_centre_saved_merged" : "help_centre_saved");
}

export const clientAction = keepTyped;

export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function HelpCentreScreen() {
  const { centre, changed, refusal } = useLoaderData<typeof loader>();
  const { t } = useTranslation("documents");
  const paths = usePaths();
  const { id, name, documents, revision } = centre;
  return (
    <>
      <PageHeader title={name} status={changed} crumbs={[{ label: t("title"), to: paths.documents() }]}>
        {refusal === null && (
          <ConfirmLink
            to={documentPaths(paths).removeHelpCentre(id)}
            revision={revision}
            title={t("disconnect_title", { name })}
            text={t("disconnect_text", { count: documents })}
            confirm={t("disconnect")}
            look={{ size: "small" }}
          />
        )}
      </PageHeader>
      <ByRevision of={centre}>
        <HelpCentreForm />
      </ByRevision>
    </>
  );
}

function HelpCentreForm() {
  const { centre, values, languages, refusal, constraint } = useLoaderData<typeof loader>();
  const paths = usePaths();
  const { id, revision } = centre;
  const form = useScreenForm<HelpCentreField>({ id: `help-centre-${revision}`, values, labels: useCentreLabels(), constraint, revision });
  const field = (name: HelpCentreField) => ({ ...form.field(name), readOnly: refusal !== null });
  return (
    <EditorForm of={form} discardTo={documentPaths(paths).helpCentre(id)} refusal={refusal}>
      <FormCard actions={null}>
        <HelpCentreFields field={field} languages={languages} language={values.language} />
      </FormCard>
    </EditorForm>
  );
}
