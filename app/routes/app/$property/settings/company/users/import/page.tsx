import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { uploadUsers } from "#app/api/imports.server.ts";
import { isCompanyWide } from "#app/domain/access/roles.ts";
import { IMPORT_LIMITS } from "#app/domain/imports/import-limits.ts";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { peopleIn } from "#app/features/people/place.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { parsed, refused } from "#app/session/screen-form.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { FileField } from "#app/ui/fields/file-field/file-field.tsx";
import { importSchema } from "./schema.server.ts";

/** What a form needs around its file. */
const AROUND = 20_000;

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  await peopleIn("company", viewer);
  return { title: viewer.text("imports:title"), seesAll: isCompanyWide(viewer.role) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  const mostBytes = IMPORT_LIMITS.uploadBytes + AROUND;
  const form = await readForm(args.request, { fields: ["file"], file: "file", mostBytes }, viewer);
  const submission = parsed(form, importSchema);
  if (submission.status !== "success") return refused(submission, null, { hideFields: ["file"] });
  const prepared = await attempt(uploadUsers(viewer, submission.value.file));
  if (!prepared.ok) return refused(submission, prepared.failure, { hideFields: ["file"] });
  return redirect(viewer.paths.importOf(prepared.answer.id));
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function ImportUsersScreen() {
  const { title, seesAll } = useLoaderData<typeof loader>();
  const { t } = useTranslation("imports");
  const paths = usePaths();
  const form = useScreenForm({ id: "import", values: { file: "" }, labels: { file: t("file") }, constraint: { file: { required: true } } });
  return (
    <>
      <PageHeader
        title={title}
        lead={seesAll ? t("lead") : `${t("lead")} ${t("only_seen_before")}`}
        crumbs={[{ label: t("users:company_users"), to: paths.people("company") }]}
      />
      <CreateCard of={form} submit={t("upload")} cancelTo={paths.people("company")} encType="multipart/form-data">
        <FileField {...form.field("file")} hint={t("file_hint")} accept=".csv" types="CSV" mostBytes={IMPORT_LIMITS.uploadBytes} />
      </CreateCard>
    </>
  );
}
