import type { Body } from "../contracts/call.ts";
import { propertyCalls as calls } from "../contracts/properties.ts";
import type { Asker } from "./guides.server.ts";
import { send } from "./send.server.ts";

/** The first properties by name, at most `limit`; `search` is a substring of the name without regard to case. */
export const listProperties = (accessToken: string, search: string | undefined, limit: number) =>
  send(accessToken, calls.listProperties, { params: {}, query: { search, limit } });

export const getProperty = ({ accessToken, propertyId }: Asker) =>
  send(accessToken, calls.getProperty, { params: { property: propertyId } });

/** The same for what stands around every screen: up to ten seconds old where others have changed it. */
export const getShellProperty = ({ accessToken, propertyId }: Asker) =>
  send(accessToken, calls.getProperty, { params: { property: propertyId }, freshFor: 10_000 });

export const updateProperty = ({ accessToken, propertyId }: Asker, change: Body<typeof calls.updateProperty>) =>
  send(accessToken, calls.updateProperty, { params: { property: propertyId }, body: change });
