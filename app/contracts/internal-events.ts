import { z } from "zod";
import { calls } from "./call.ts";
import { few, sentStamp, text } from "./text.ts";

/** Events about the use of the dashboard itself (specification 1, section 7: Internal events). */
const internalEvent = z.object({
  name: text(100),
  subject: z.object({ role: text(60), id: text(100) }),
  context: z.object({
    userAgent: text(500),
    propertyId: z.number().int().nullable(),
    sessionId: text(100),
    language: text(35),
    appUrl: text(2000),
    appSessionId: text(100),
  }),
  companyId: z.number().int().nullable(),
  clientTimestamp: sentStamp,
  clientUuid: z.uuid(),
  version: z.literal(2),
});

export type WireInternalEvent = z.output<typeof internalEvent>;

export const internalEventCalls = calls({
  addInternalEvents: {
    method: "POST",
    path: "/internal/events",
    summary: "Store events of the dashboard's use; a repeated clientUuid is stored once",
    access: "manager",
    body: z.object({ data: few(internalEvent, 100, { least: 1 }) }),
    keyless: true,
    answer: z.object({ accepted: z.number().int() }),
    status: 202,
  },
});
