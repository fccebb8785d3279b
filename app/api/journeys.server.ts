import type { AsRead, Body } from "#app/contracts/call.ts";
import { journeyCalls as calls } from "#app/contracts/journeys.ts";
import { type PropertyReader, send } from "./send.server.ts";

/** The journeys of a property by name. */
export const listJourneys = async (reader: PropertyReader) =>
  (await send(reader, calls.listJourneys, { params: { property: reader.propertyId } })).data;

export const getJourney = (reader: PropertyReader, journey: string) =>
  send(reader, calls.getJourney, { params: { property: reader.propertyId, journey } });

export const createJourney = (reader: PropertyReader, input: Body<typeof calls.createJourney>) =>
  send(reader, calls.createJourney, { params: { property: reader.propertyId }, body: input });

export const updateJourney = (reader: PropertyReader, journey: string, change: AsRead<Body<typeof calls.updateJourney>>) =>
  send(reader, calls.updateJourney, { params: { property: reader.propertyId, journey }, body: change });

export const removeJourney = (reader: PropertyReader, journey: string, revision: number) =>
  send(reader, calls.removeJourney, { params: { property: reader.propertyId, journey }, query: { revision } });
