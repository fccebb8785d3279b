import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { connectHelpCentre } from "#app/api/documents.server.ts";
import { attempt } from "#app/api/failure.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { helpCentreConstraint, newHelpCentreSchema } from "#app/routes/app/$property/customize/documents/+parts/document-schema.server.ts";
import { type HelpCentreField, HelpCentreFields } from "#app/routes/app/$property/customize/documents/+parts/help-centre-fields.tsx";
import { useCentreLabels } from "#app/routes/app/$property/customize/documents/+parts/use-centre-labels.ts";
import { refused, submitted } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const { languages } = await getShellProperty(viewer);
  return {
    title: viewer.text("documents:connect"),
    languages: languages.map(({ key }) => key),
    constraint: helpCentreConstraint(newHelpCentreSchema),
  };
}

/** Connects it; what it holds is fetched in the background. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const submission = await submitted(args.request, newHelpCentreSchema, viewer);
  if (submission.status !== "success") return refused(submission);
  const connected = await attempt(connectHelpCentre(viewer, submission.value));
  if (!connected.ok) return refused(submission, connected.failure);
  return redirectWithToast(viewer.paths.documents(), "help_centre_connected");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function ConnectHelpCentreScreen() {
  const { title, languages, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("documents");
  const paths = usePaths();
  const form = useScreenForm<HelpCentreField>({
    id: "help-centre",
    values: { name: "", address: "", language: "" },
    labels: useCentreLabels(),
    constraint,
  });
  const field = (name: HelpCentreField) => (name === "name" ? form.firstField(name) : form.field(name));
  return (
    <>
      <PageHeader title={title} lead={t("connect_lead")} crumbs={[{ label: t("title"), to: paths.documents() }]} />
      <CreateCard of={form} submit={t("connect_submit")} cancelTo={paths.documents()}>
        <HelpCentreFields field={field} languages={languages} language="" />
      </CreateCard>
    </>
  );
}
