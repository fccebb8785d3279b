import type { Query } from "#app/contracts/call.ts";
import { reportCalls as calls } from "#app/contracts/reports.ts";
import type { Asker } from "./guides.server.ts";
import { send } from "./send.server.ts";

export const reportGuides = (asker: Asker, query: Query<typeof calls.reportGuides>) =>
  send(asker, calls.reportGuides, { params: { property: asker.propertyId }, query });

export const reportGuide = (asker: Asker, guide: string, query: Query<typeof calls.reportGuide>) =>
  send(asker, calls.reportGuide, { params: { property: asker.propertyId, guide }, query });
