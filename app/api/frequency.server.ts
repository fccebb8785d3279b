import type { AsRead, Body } from "#app/contracts/call.ts";
import { frequencyCalls as calls } from "#app/contracts/frequency.ts";
import { type PropertyReader, send } from "./send.server.ts";

/** How often anything may show by itself in a property. */
export const getFrequency = (reader: PropertyReader) => send(reader, calls.getFrequency, { params: { property: reader.propertyId } });

export const updateFrequency = (reader: PropertyReader, change: AsRead<Body<typeof calls.updateFrequency>>) =>
  send(reader, calls.updateFrequency, { params: { property: reader.propertyId }, body: change });
