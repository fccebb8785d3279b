import type { Query } from "../contracts/call.ts";
import { reportCalls as calls } from "../contracts/reports.ts";
import type { Asker } from "./guides.server.ts";
import { send } from "./send.server.ts";

export const reportGuides = ({ accessToken, propertyId }: Asker, query: Query<typeof calls.reportGuides>) =>
  send(accessToken, calls.reportGuides, { params: { property: propertyId }, query });

export const reportGuide = ({ accessToken, propertyId }: Asker, guide: string, query: Query<typeof calls.reportGuide>) =>
  send(accessToken, calls.reportGuide, { params: { property: propertyId, guide }, query });
