import type { Body } from "#app/contracts/call.ts";
import { inPageCalls as calls } from "#app/contracts/in-page.ts";
import { type PropertyReader, send } from "./send.server.ts";

/**
 * A token by which the first tab that opens the application with it within ten minutes edits there. It begins with a guide, tooltip or
 * validator, or with a list of them.
 */
export const editOnPage = (reader: PropertyReader, of: Body<typeof calls.editOnPage>) =>
  send(reader, calls.editOnPage, { params: { property: reader.propertyId }, body: of });
