import type { AsRead, Body, Query } from "#app/contracts/call.ts";
import { tooltipCalls as calls } from "#app/contracts/tooltips.ts";
import { type PropertyReader, send } from "./send.server.ts";

/** A page of the tooltips of a property; all of them without a limit. */
export async function listTooltips(reader: PropertyReader, query: Query<typeof calls.listTooltips> = {}) {
  const { data, pagination } = await send(reader, calls.listTooltips, { params: { property: reader.propertyId }, query });
  return { items: data, pagination };
}

export const getTooltip = (reader: PropertyReader, tooltip: string) =>
  send(reader, calls.getTooltip, { params: { property: reader.propertyId, tooltip } });

export const createTooltip = (reader: PropertyReader, input: Body<typeof calls.createTooltip>) =>
  send(reader, calls.createTooltip, { params: { property: reader.propertyId }, body: input });

export const updateTooltip = (reader: PropertyReader, tooltip: string, change: AsRead<Body<typeof calls.updateTooltip>>) =>
  send(reader, calls.updateTooltip, { params: { property: reader.propertyId, tooltip }, body: change });

export const removeTooltip = (reader: PropertyReader, tooltip: string, revision: number) =>
  send(reader, calls.removeTooltip, { params: { property: reader.propertyId, tooltip }, query: { revision } });
