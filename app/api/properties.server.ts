import type { AsRead, Body } from "#app/contracts/call.ts";
import { propertyCalls as calls } from "#app/contracts/properties.ts";
import { propertySettingCalls as settingCalls } from "#app/contracts/property-settings.ts";
import { selectorConfigOf } from "#app/domain/guides/selector-config.ts";
import { type Stylings, stylingsOf } from "#app/domain/player/stylings.ts";
import { withFieldNames } from "./failure.ts";
import { type PropertyReader, type Sender, send } from "./send.server.ts";

/** The first properties by name, at most `limit`; `search` is a substring of the name without regard to case. */
export const listProperties = (reader: Sender, search: string | undefined, limit: number) =>
  send(reader, calls.listProperties, { params: {}, query: { search, limit } });

export const getProperty = (reader: PropertyReader) => send(reader, calls.getProperty, { params: { property: reader.propertyId } });

/** The same for the shell: up to ten seconds old where others have changed it. */
export const getShellProperty = (reader: PropertyReader) =>
  send(reader, calls.getProperty, { params: { property: reader.propertyId }, freshFor: 10_000 });

type PropertyChange = Omit<AsRead<Body<typeof calls.updateProperty>>, "url"> & { mainUrl?: string };

/** Changes a property; `mainUrl` is the first address of its application. */
export const updateProperty = (reader: PropertyReader, { mainUrl, ...change }: PropertyChange) =>
  withFieldNames(
    send(reader, calls.updateProperty, { params: { property: reader.propertyId }, body: { ...change, url: mainUrl } }),
    (path) => (path === "url" ? "mainUrl" : path),
  );

export const getStylings = (reader: PropertyReader) => send(reader, settingCalls.getStylings, { params: { property: reader.propertyId } });

/** The same, up to ten seconds old where others have changed them. */
export const getShellStylings = async (reader: PropertyReader): Promise<Stylings> =>
  stylingsOf((await send(reader, settingCalls.getStylings, { params: { property: reader.propertyId }, freshFor: 10_000 })).values);

/** Which selectors the property wants of its guides. */
export const getSelectorConfig = async (reader: PropertyReader) => selectorConfigOf((await getStylings(reader)).values.selectorConfig);
