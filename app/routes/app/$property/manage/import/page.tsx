import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { uploadBundle } from "#app/api/bundles.server.ts";
import { attempt } from "#app/api/failure.ts";
import { BUNDLE_LIMITS } from "#app/domain/bundles/bundle.ts";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { parsed, refused } from "#app/session/screen-form.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { FileField } from "#app/ui/fields/file-field/file-field.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./+parts/import.module.css";
import { bundleSchema } from "./schema.server.ts";

/** What a form needs around its file. */
const AROUND = 20_000;

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  return { title: viewer.text("bundles:import_title") };
}

/** Uploads the file; what is in it is looked at before anything changes. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const mostBytes = BUNDLE_LIMITS.uploadBytes + AROUND;
  const form = await readForm(args.request, { fields: ["file"], file: "file", mostBytes }, viewer);
  const submission = parsed(form, bundleSchema);
  if (submission.status !== "success") return refused(submission, null, { hideFields: ["file"] });
  const prepared = await attempt(uploadBundle(viewer, submission.value.file));
  if (!prepared.ok) return refused(submission, prepared.failure, { hideFields: ["file"] });
  return redirect(viewer.paths.importOfContent(prepared.answer.id));
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function ImportScreen() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["bundles", "manage"]);
  const paths = usePaths();
  const form = useScreenForm({ id: "bundle", values: { file: "" }, labels: { file: t("file") }, constraint: { file: { required: true } } });
  return (
    <>
      <PageHeader title={title} lead={t("import_lead")} crumbs={[{ label: t("manage:guides"), to: paths.guides() }]} />
      <CreateCard of={form} submit={t("upload")} cancelTo={paths.guides()} encType="multipart/form-data">
        <FileField {...form.field("file")} hint={t("file_hint")} accept=".zip" types="ZIP" mostBytes={BUNDLE_LIMITS.uploadBytes} />
      </CreateCard>
      <p className={styles.elsewhere}>
        {t("tour_instead")} <Link to={paths.createFromTour()}>{t("manage:tour_title")}</Link>
      </p>
    </>
  );
}
