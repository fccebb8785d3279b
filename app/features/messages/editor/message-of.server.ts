import { redirect } from "@remix-run/node";
import type { Message } from "#app/api/message-words.ts";
import { getMessage } from "#app/api/messages.server.ts";
import type { MessageType } from "#app/domain/messages/message.ts";
import { paths } from "#app/paths/paths.ts";
import type { Viewer } from "#app/session/viewer.ts";

const NUMERIC = /^\d+$/;

/**
 * The message of an address. One of another kind has an editor at another address.
 * @throws a redirect to the error page for an id that is not numeric (specification 1, section 2: messages)
 */
export async function messageOf(viewer: Viewer, type: MessageType, id: string): Promise<Message> {
  if (!NUMERIC.test(id)) throw redirect(paths.error());
  const message = await getMessage(viewer, id);
  if (message.type !== type) throw redirect(viewer.paths.message(message.type, message.id));
  return message;
}
