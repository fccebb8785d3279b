import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { fetchHelpCentre, getHelpCentre } from "#app/api/documents.server.ts";
import { attempt } from "#app/api/failure.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { refusal } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

/** The list fetches without asking; this page is there for who comes by its address, and says what was refused. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const { name } = await getHelpCentre(viewer, args.params.centreId ?? "");
  return { title: viewer.text("documents:fetch_title", { name }) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  await readForm(args.request, { fields: [] }, viewer);
  const begun = await attempt(fetchHelpCentre(viewer, args.params.centreId ?? ""));
  if (!begun.ok) return refusal(begun.failure, {});
  return redirectWithToast(viewer.paths.documents(), "help_centre_fetching");
}

export const meta = screenMeta;

export default function FetchHelpCentreScreen() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useTranslation("documents");
  const paths = usePaths();
  return (
    <ConfirmPage
      title={title}
      text={t("fetch_text")}
      confirm={t("fetch")}
      tone="primary"
      back={{ label: t("title"), to: paths.documents() }}
      failure={useActionData<typeof action>()}
    />
  );
}
