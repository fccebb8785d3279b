import type { Query } from "#app/contracts/call.ts";
import { whyCalls as calls } from "#app/contracts/why.ts";
import type { ReasonsLanguage } from "#app/domain/player/reasons.ts";
import { type PropertyReader, send } from "./send.server.ts";

/** Why somebody sees each guide and chapter or does not. */
export const explainTargeting = (reader: PropertyReader, query: Query<typeof calls.explainTargeting>) =>
  send(reader, calls.explainTargeting, { params: { property: reader.propertyId }, query });

/** A token by which a player shows the reasons to whoever opens the application with it, for 15 minutes. */
export const showReasons = (reader: PropertyReader, language: ReasonsLanguage) =>
  send(reader, calls.showReasons, { params: { property: reader.propertyId }, body: { language } });

/** What would show to somebody by itself in a week. */
export const foreseeWeek = (reader: PropertyReader, query: Query<typeof calls.foreseeWeek>) =>
  send(reader, calls.foreseeWeek, { params: { property: reader.propertyId }, query });
