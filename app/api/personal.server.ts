import type { Body } from "#app/contracts/call.ts";
import { personalCalls as calls } from "#app/contracts/personal.ts";
import { type Sender, send } from "./send.server.ts";

export const updatePassword = (reader: Sender, change: Body<typeof calls.updatePassword>) =>
  send(reader, calls.updatePassword, { params: {}, body: change });

/** When the person's token was made and last used (ISO 8601), or null when there is none. */
export const getPersonalToken = async (reader: Sender) => (await send(reader, calls.getPersonalToken, { params: {} })).token;

/** A new personal token, which can be read only now. */
export const resetPersonalToken = async (reader: Sender) =>
  (await send(reader, calls.resetPersonalToken, { params: {}, query: { reset: "true" } })).token;

/** Mails a request to those who support this installation. */
export const askSupport = (reader: Sender, request: Body<typeof calls.askSupport>) =>
  send(reader, calls.askSupport, { params: {}, body: request });
