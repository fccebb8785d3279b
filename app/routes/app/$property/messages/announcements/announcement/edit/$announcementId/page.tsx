import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { editedMessage } from "#app/features/messages/editor/edited.server.ts";
import { MessageEditor } from "#app/features/messages/editor/message-editor.tsx";
import { saveMessage } from "#app/features/messages/editor/save.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "messages");
  return editedMessage(args.request, viewer, "announcement", args.params.announcementId ?? "");
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "messages");
  return saveMessage(args.request, viewer, "announcement", args.params.announcementId ?? "");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function EditAnnouncementScreen() {
  return <MessageEditor of={useLoaderData<typeof loader>()} />;
}
