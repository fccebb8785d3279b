import type { Body } from "#app/contracts/call.ts";
import { propertyCalls as calls } from "#app/contracts/properties.ts";
import type { Asker } from "./guides.server.ts";
import { type Sender, send } from "./send.server.ts";

/** The first properties by name, at most `limit`; `search` is a substring of the name without regard to case. */
export const listProperties = (asker: Sender, search: string | undefined, limit: number) =>
  send(asker, calls.listProperties, { params: {}, query: { search, limit } });

export const getProperty = (asker: Asker) => send(asker, calls.getProperty, { params: { property: asker.propertyId } });

/** The same for what stands around every screen: up to ten seconds old where others have changed it. */
export const getShellProperty = (asker: Asker) =>
  send(asker, calls.getProperty, { params: { property: asker.propertyId }, freshFor: 10_000 });

export const updateProperty = (asker: Asker, change: Body<typeof calls.updateProperty>) =>
  send(asker, calls.updateProperty, { params: { property: asker.propertyId }, body: change });
