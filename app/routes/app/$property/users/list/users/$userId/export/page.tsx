import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getSeenPerson } from "#app/api/people.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { exportAsked, mayStartForProperty, requireStart } from "#app/features/people/processes.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const { id, publicId } = await getSeenPerson(viewer, args.params.userId ?? "");
  requireStart(mayStartForProperty(viewer));
  return { title: viewer.text("users:export_data"), id, publicId };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const { id } = await getSeenPerson(viewer, args.params.userId ?? "");
  return exportAsked(args.request, viewer, { userId: id, propertyId: viewer.propertyId });
}

export const meta = screenMeta;

export default function ExportPersonScreen() {
  const { id, publicId } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("users");
  return (
    <ConfirmPage
      title={t("export_data_title", { name: publicId })}
      text={`${t("export_data_text")} ${t("export_data_where")}`}
      confirm={t("export_data")}
      tone="primary"
      back={{ label: publicId, to: usePaths().person(id) }}
      failure={failure}
    />
  );
}
