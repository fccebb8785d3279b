import { internalEventCalls as calls, type WireInternalEvent } from "#app/contracts/internal-events.ts";
import { type Sender, send } from "./send.server.ts";

/** What a person did in the dashboard, at most 100 events. */
export const sendInternalEvents = (sender: Sender, data: WireInternalEvent[]) =>
  send(sender, calls.addInternalEvents, { params: {}, body: { data } });
