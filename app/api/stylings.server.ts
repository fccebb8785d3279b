import type { AsRead, Body, Query } from "#app/contracts/call.ts";
import { propertySettingCalls as calls } from "#app/contracts/property-settings.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import { type PropertyReader, send } from "./send.server.ts";

const at = ({ propertyId }: PropertyReader) => ({ property: propertyId });

/** How the assistant looks in a property, with the revision that they were read at. */
export async function readStylings(reader: PropertyReader) {
  const { values, revision } = await send(reader, calls.getStylings, { params: at(reader) });
  return { stylings: stylingsOf(values), revision };
}

export async function updateStylings(reader: PropertyReader, change: AsRead<Body<typeof calls.updateStylings>>) {
  const { values, revision } = await send(reader, calls.updateStylings, { params: at(reader), body: change });
  return { stylings: stylingsOf(values), revision };
}

export const renderAssistant = (reader: PropertyReader, query: Query<typeof calls.renderAssistant>) =>
  send(reader, calls.renderAssistant, { params: at(reader), query });
