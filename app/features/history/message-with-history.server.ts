import { redirect } from "@remix-run/node";
import type { Message } from "#app/api/message-words.ts";
import { getMessage } from "#app/api/messages.server.ts";
import { isPutAway } from "#app/domain/messages/message.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { Owner } from "./history-paths.ts";

/** A message as its history names it. */
export function ownedMessage(viewer: Viewer, message: Message) {
  const owner: Owner = { kind: "message", type: message.type, id: message.id };
  return { ...message, owner, title: message.title || viewer.text("messages:untitled") };
}

/** The message that a question is about. An archived one leads to its editor, which says that it is archived: there is nothing to ask. */
export async function messageToRestore(viewer: Viewer, id: string) {
  const message = await getMessage(viewer, id);
  if (isPutAway(message.visibility)) throw redirect(viewer.paths.message(message.type, message.id));
  return ownedMessage(viewer, message);
}
