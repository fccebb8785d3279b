import type { Query } from "#app/contracts/call.ts";
import { reportCalls as calls } from "#app/contracts/reports.ts";
import { type PropertyReader, send } from "./send.server.ts";

export const reportGuides = (reader: PropertyReader, query: Query<typeof calls.reportGuides>) =>
  send(reader, calls.reportGuides, { params: { property: reader.propertyId }, query });

export const reportMissedSearches = (reader: PropertyReader, query: Query<typeof calls.reportMissedSearches>) =>
  send(reader, calls.reportMissedSearches, { params: { property: reader.propertyId }, query });

export const reportGuide = (reader: PropertyReader, guide: string, query: Query<typeof calls.reportGuide>) =>
  send(reader, calls.reportGuide, { params: { property: reader.propertyId, guide }, query });
