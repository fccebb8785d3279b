import { propertySettingCalls as calls } from "#app/contracts/property-settings.ts";
import type { ContentSettings } from "#app/domain/content-settings.ts";
import { type PropertyReader, send } from "./send.server.ts";

/** The content settings of a property, and the revision they were read at. */
export const getContentSettings = (reader: PropertyReader) =>
  send(reader, calls.getContentSettings, { params: { property: reader.propertyId } });

/** Changes some of them; what is left out stays. */
export const updateContentSettings = (reader: PropertyReader, body: { values: Partial<ContentSettings>; revision: number }) =>
  send(reader, calls.updateContentSettings, { params: { property: reader.propertyId }, body });
