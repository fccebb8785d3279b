import type { Body } from "#app/contracts/call.ts";
import { managerCalls as calls } from "#app/contracts/managers.ts";
import { type Sender, send } from "./send.server.ts";

export const getMe = (asker: Sender) => send(asker, calls.getMe, { params: {} });

export const updateMe = (asker: Sender, change: Body<typeof calls.updateMe>) =>
  send(asker, calls.updateMe, { params: { manager: "me" }, body: change });
