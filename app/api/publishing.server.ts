import type { AsRead, Body } from "#app/contracts/call.ts";
import { publishingCalls as calls } from "#app/contracts/publishing.ts";
import { toChapter } from "./chapters.server.ts";
import { withFieldNames } from "./failure.ts";
import { guideField, toGuide } from "./guides.server.ts";
import { messageField } from "./message-words.ts";
import { type PropertyReader, send } from "./send.server.ts";

type Plan = AsRead<Body<typeof calls.scheduleGuide>>;
type Review = AsRead<Body<typeof calls.reviewGuide>>;

/** Plans when a guide goes live and ends. */
export const scheduleGuide = async (reader: PropertyReader, guide: string, body: Plan) =>
  toGuide(await withFieldNames(send(reader, calls.scheduleGuide, { params: { property: reader.propertyId, guide }, body }), guideField));
export const scheduleChapter = async (reader: PropertyReader, chapter: string, body: Plan) =>
  toChapter(await send(reader, calls.scheduleChapter, { params: { property: reader.propertyId, chapter }, body }));

/** Asks for approval of a guide's draft, takes that back, approves it or returns it. */
export const reviewGuide = async (reader: PropertyReader, guide: string, body: Review) =>
  toGuide(await withFieldNames(send(reader, calls.reviewGuide, { params: { property: reader.propertyId, guide }, body }), guideField));
export const reviewChapter = async (reader: PropertyReader, chapter: string, body: Review) =>
  toChapter(await send(reader, calls.reviewChapter, { params: { property: reader.propertyId, chapter }, body }));

/** Whether a message's draft needs approval, has it, and what was said about it. */
export const getMessageReview = (reader: PropertyReader, announcement: string) =>
  send(reader, calls.getMessageReview, { params: { property: reader.propertyId, announcement } });
export const reviewMessage = (reader: PropertyReader, announcement: string, body: Review) =>
  withFieldNames(send(reader, calls.reviewMessage, { params: { property: reader.propertyId, announcement }, body }), messageField);
