import type { Query } from "#app/contracts/call.ts";
import { messageCalls as calls } from "#app/contracts/messages.ts";
import type { MessageType } from "#app/domain/messages/message.ts";
import { withFieldNames } from "./failure.ts";
import { type Message, type MessageChange, messageField, toMessage, toRow, toWire } from "./message-words.ts";
import { type PropertyReader, send } from "./send.server.ts";

const at = (reader: PropertyReader, announcement: string) => ({ property: reader.propertyId, announcement });

type AskedMessages = Omit<Query<typeof calls.listMessages>, "ids"> & { ids?: readonly number[] };

/** A page of the messages that are asked for. */
export async function listMessages(reader: PropertyReader, { ids, ...asked }: AskedMessages = {}) {
  const query = { ...asked, ...(ids && { ids: ids.join(",") }) };
  const { data, pagination } = await send(reader, calls.listMessages, { params: { property: reader.propertyId }, query });
  return { messages: data.map(toRow), pagination };
}

export const getMessage = async (reader: PropertyReader, message: string): Promise<Message> =>
  toMessage(await send(reader, calls.getMessage, { params: at(reader, message) }));

/** The draft of a message as a document that shows what the player draws, and the policy to serve it with. */
export const renderMessage = (reader: PropertyReader, message: string, query: Query<typeof calls.renderMessage>) =>
  send(reader, calls.renderMessage, { params: at(reader, message), query });

/** What a message shows that begins with a template. */
export const renderTemplate = (reader: PropertyReader, template: string, query: Query<typeof calls.renderTemplate>) =>
  send(reader, calls.renderTemplate, { params: { property: reader.propertyId, template }, query });

type NewMessage = Omit<MessageChange, "publishing" | "visibility" | "note"> & { type: MessageType };
/** `revision`: the one that was read. */
type SavedChange = MessageChange & { revision: number };

/** Makes a draft with the defaults of its kind, and what else is said of it. */
export const createMessage = (reader: PropertyReader, { type, ...change }: NewMessage): Promise<{ id: number }> =>
  withFieldNames(
    send(reader, calls.createMessage, { params: { property: reader.propertyId }, body: { announcement: { type, ...toWire(change) } } }),
    messageField,
  );

export const updateMessage = async (reader: PropertyReader, message: string, { revision, ...change }: SavedChange): Promise<Message> =>
  toMessage(
    await withFieldNames(
      send(reader, calls.updateMessage, { params: at(reader, message), body: { announcement: { ...toWire(change), revision } } }),
      messageField,
    ),
  );

export const archiveMessage = (reader: PropertyReader, message: string, revision: number) =>
  send(reader, calls.removeMessage, { params: at(reader, message), query: { revision } });

export const bringBackMessage = (reader: PropertyReader, message: string, revision: number) =>
  send(reader, calls.bringBackMessage, { params: at(reader, message), body: { revision } });

export const duplicateMessage = (reader: PropertyReader, message: string) =>
  send(reader, calls.duplicateMessage, { params: at(reader, message) });

/** Writes the draft in the other languages; with `overwrite` also in those that say something. */
export const translateMessage = (
  reader: PropertyReader,
  message: string,
  { overwrite, ...body }: { overwrite: boolean; sourceLanguageKey: string; revision: number },
) => send(reader, calls.translateMessage, { params: at(reader, message), query: { overwrite: overwrite ? "true" : "false" }, body });
