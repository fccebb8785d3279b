import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { companyPerson } from "#app/features/people/company-person.server.ts";
import { exportAsked, mayStartForCompany, requireStart } from "#app/features/people/processes.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  const { id, publicId } = await companyPerson(viewer, args.params.personId);
  requireStart(mayStartForCompany(viewer));
  return { title: viewer.text("users:export_data"), id, publicId };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  const { id } = await companyPerson(viewer, args.params.personId);
  return exportAsked(args.request, viewer, { userId: id });
}

export const meta = screenMeta;

export default function ExportCompanyPersonScreen() {
  const { id, publicId } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("users");
  return (
    <ConfirmPage
      title={t("export_data_title", { name: publicId })}
      text={`${t("export_data_company_text")} ${t("export_data_where")}`}
      confirm={t("export_data")}
      tone="primary"
      back={{ label: publicId, to: usePaths().companyPerson(id) }}
      failure={failure}
    />
  );
}
