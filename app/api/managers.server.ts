import type { Body } from "#app/contracts/call.ts";
import { managerCalls as calls } from "#app/contracts/managers.ts";
import { type Sender, send } from "./send.server.ts";

export const getMe = (reader: Sender) => send(reader, calls.getMe, { params: {} });

export const updateMe = (reader: Sender, change: Body<typeof calls.updateMe>) =>
  send(reader, calls.updateMe, { params: { manager: "me" }, body: change });
