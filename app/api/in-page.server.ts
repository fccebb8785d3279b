import { inPageCalls as calls } from "#app/contracts/in-page.ts";
import { type PropertyReader, send } from "./send.server.ts";

/**
 * A token by which the first tab that opens the application with it within ten minutes edits a guide there, or with 0 any guide of the
 * property.
 */
export const editOnPage = (reader: PropertyReader, guide: number) =>
  send(reader, calls.editOnPage, { params: { property: reader.propertyId }, body: { guide } });
