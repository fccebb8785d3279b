import { copilotCalls as calls } from "#app/contracts/copilot.ts";
import { type PropertyReader, send } from "./send.server.ts";
import { ourFilter } from "./wire-filter.ts";

/** Filters from a sentence, in our words; nothing is stored. */
export async function describeSegment(reader: PropertyReader, description: string) {
  const { userSegment, ...told } = await send(reader, calls.describeSegment, {
    params: {},
    body: { description, propertyId: reader.propertyId },
  });
  const segment = userSegment && {
    connection: userSegment.connection,
    filterGroups: userSegment.filterGroups.map(({ connection, filters }) => ({ connection, filters: filters.map(ourFilter) })),
  };
  return { ...told, segment };
}

/** What comments on a question have in common, with quotes; nothing is stored. */
export const summarizeComments = (reader: PropertyReader, question: string, comments: string[]) =>
  send(reader, calls.summarizeComments, {
    params: {},
    query: { property_id: reader.propertyId },
    body: { question, language_code: "en-US", comments },
  });
