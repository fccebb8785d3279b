import type { Body } from "../contracts/call.ts";
import { personalCalls as calls } from "../contracts/personal.ts";
import { send } from "./send.server.ts";

type Signed = { accessToken: string };

export const updatePassword = ({ accessToken }: Signed, change: Body<typeof calls.updatePassword>) =>
  send(accessToken, calls.updatePassword, { params: {}, body: change });

/** When the person's token was made and last used (ISO 8601), or null when there is none. */
export const getPersonalToken = async ({ accessToken }: Signed) => (await send(accessToken, calls.getPersonalToken, { params: {} })).token;

/** A new personal token, readable this once. */
export const resetPersonalToken = async ({ accessToken }: Signed) =>
  (await send(accessToken, calls.resetPersonalToken, { params: {}, query: { reset: "true" } })).token;
