import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getDocument, removeDocument } from "#app/api/documents.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { removalAskedAbout, removeAsked } from "#app/features/targeting/removal.server.ts";
import { documentPaths } from "#app/paths/documents.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

/** Whether an uploaded text is to be deleted; one of a help centre only goes with that. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const { id, title: name, revision, centre } = await getDocument(viewer, args.params.documentId ?? "");
  const title = viewer.text("documents:delete_title", { name });
  return {
    ...removalAskedAbout(args.request, viewer, { id, name, revision }, title, viewer.paths.documents()),
    refusal: centre === null ? null : "document_error_fetched",
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const id = args.params.documentId ?? "";
  return removeAsked(args.request, viewer, {
    remove: (revision) => removeDocument(viewer, id, revision),
    read: () => getDocument(viewer, id),
    list: viewer.paths.documents(),
    toast: "document_deleted",
  });
}

export const meta = screenMeta;

export default function DeleteDocumentScreen() {
  const { title, id, name, revision, refusal, back } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["documents", "common"]);
  const paths = usePaths();
  const failure = useActionData<typeof action>();
  return (
    <ConfirmPage
      title={title}
      text={t("delete_text")}
      about={{ revision, open: { label: name, to: documentPaths(paths).document(id) } }}
      confirm={t(failure?.overtaken ? "common:delete_anyway" : "common:delete")}
      tone="danger"
      back={{ label: t("title"), to: back }}
      failure={failure}
      refusal={refusal}
    />
  );
}
