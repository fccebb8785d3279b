import type { AsRead, Body } from "#app/contracts/call.ts";
import { copilotSettingCalls as calls } from "#app/contracts/copilot-settings.ts";
import type { QuestionsShown } from "#app/domain/copilot/settings.ts";
import { type PropertyReader, send } from "./send.server.ts";

const of = ({ propertyId }: PropertyReader) => ({ property: propertyId });

/** How the copilot of a property is set. */
export const getCopilot = (reader: PropertyReader) => send(reader, calls.getCopilot, { params: of(reader) });

export const updateCopilot = (reader: PropertyReader, change: AsRead<Body<typeof calls.updateCopilot>>) =>
  send(reader, calls.updateCopilot, { params: of(reader), body: change });

/** What it answers to a question, from everything that is live in a language; nothing is stored. */
export const tryCopilot = (reader: PropertyReader, query: { question: string; lang: string }) =>
  send(reader, calls.tryCopilot, { params: of(reader), query });

/** What people asked without an answer that helped. */
export const listQuestions = async (reader: PropertyReader, show: QuestionsShown) =>
  (await send(reader, calls.listQuestions, { params: of(reader), query: { show } })).data;
