import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { archiveMessage, getMessage } from "#app/api/messages.server.ts";
import { isPutAway } from "#app/domain/messages/message.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { archiveAsked } from "#app/features/publication/archiving.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "messages");
  const { id, type, title, visibility, revision } = await getMessage(viewer, args.params.messageId ?? "");
  if (isPutAway(visibility)) throw redirect(viewer.paths.messages({ state: "archived" }));
  return {
    title: viewer.text("messages:archive_title", { title: title || viewer.text("messages:untitled") }),
    id,
    type,
    revision,
    refusal: viewer.may("edit", "messages", { visibility }) ? null : "not_allowed_for_role",
    back: returnTo(args.request, viewer),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "messages");
  const message = args.params.messageId ?? "";
  return archiveAsked(args.request, viewer, {
    kind: "message",
    list: returnTo(args.request, viewer),
    read: () => getMessage(viewer, message),
    archive: (revision) => archiveMessage(viewer, message, revision),
  });
}

const returnTo = (request: Request, { paths }: Viewer): string =>
  safeRedirect(new URL(request.url).searchParams.get("return"), paths.messages());

export const meta = screenMeta;

export default function ArchiveMessageScreen() {
  const { title, id, type, revision, refusal, back } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("messages");
  const paths = usePaths();
  return (
    <ConfirmPage
      title={title}
      text={t("archive_text")}
      about={{ revision, open: { label: t("to_message"), to: paths.message(type, id) } }}
      confirm={t(failure?.overtaken ? "archive_anyway" : "archive")}
      tone="danger"
      back={{ label: t("title_messages"), to: back }}
      failure={failure}
      refusal={refusal}
      failed="error_archiving_message"
    />
  );
}
