import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { disconnectHelpCentre, getHelpCentre } from "#app/api/documents.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { removalAskedAbout, removeAsked } from "#app/features/targeting/removal.server.ts";
import { documentPaths } from "#app/paths/documents.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const centre = await getHelpCentre(viewer, args.params.centreId ?? "");
  const title = viewer.text("documents:disconnect_title", { name: centre.name });
  return { ...removalAskedAbout(args.request, viewer, centre, title, viewer.paths.documents()), documents: centre.documents };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const id = args.params.centreId ?? "";
  return removeAsked(args.request, viewer, {
    remove: (revision) => disconnectHelpCentre(viewer, id, revision),
    read: () => getHelpCentre(viewer, id),
    list: viewer.paths.documents(),
    toast: "help_centre_deleted",
  });
}

export const meta = screenMeta;

export default function DisconnectHelpCentreScreen() {
  const { title, id, name, revision, documents, back } = useLoaderData<typeof loader>();
  const { t } = useTranslation("documents");
  const paths = usePaths();
  const failure = useActionData<typeof action>();
  return (
    <ConfirmPage
      title={title}
      text={t("disconnect_text", { count: documents })}
      about={{ revision, open: { label: name, to: documentPaths(paths).helpCentre(id) } }}
      confirm={t(failure?.overtaken ? "disconnect_anyway" : "disconnect")}
      tone="danger"
      back={{ label: t("title"), to: back }}
      failure={failure}
    />
  );
}
