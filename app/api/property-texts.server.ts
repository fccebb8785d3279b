import type { AsRead, Body } from "#app/contracts/call.ts";
import { propertySettingCalls as calls } from "#app/contracts/property-settings.ts";
import { type PropertyReader, send } from "./send.server.ts";

/** What the assistant of a property says in a language, with what is usual where it has no words of its own. */
export const readPropertyTexts = (reader: PropertyReader, lang: string) =>
  send(reader, calls.getTexts, { params: { property: reader.propertyId }, query: { lang } });

export const updatePropertyTexts = (reader: PropertyReader, lang: string, body: AsRead<Body<typeof calls.updateTexts>>) =>
  send(reader, calls.updateTexts, { params: { property: reader.propertyId }, query: { lang }, body });
