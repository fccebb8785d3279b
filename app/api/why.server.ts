import type { Query } from "#app/contracts/call.ts";
import { whyCalls as calls } from "#app/contracts/why.ts";
import { type PropertyReader, send } from "./send.server.ts";

/** Why somebody sees each guide and chapter or does not. */
export const explainTargeting = (reader: PropertyReader, query: Query<typeof calls.explainTargeting>) =>
  send(reader, calls.explainTargeting, { params: { property: reader.propertyId }, query });
export type Explained = Awaited<ReturnType<typeof explainTargeting>>;

/** What would show to somebody by itself in a week. */
export const foreseeWeek = (reader: PropertyReader, query: Query<typeof calls.foreseeWeek>) =>
  send(reader, calls.foreseeWeek, { params: { property: reader.propertyId }, query });
