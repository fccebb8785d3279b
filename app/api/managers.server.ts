import type { Body } from "../contracts/call.ts";
import { managerCalls as calls } from "../contracts/managers.ts";
import { send } from "./send.server.ts";

export const getMe = (accessToken: string) => send(accessToken, calls.getMe, { params: {} });

export const updateMe = (accessToken: string, change: Body<typeof calls.updateMe>) =>
  send(accessToken, calls.updateMe, { params: { manager: "me" }, body: change });
