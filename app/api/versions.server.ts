import { versionCalls as calls } from "#app/contracts/versions.ts";
import { toChapter } from "./chapters.server.ts";
import { toGuide } from "./guides.server.ts";
import { fieldOfTexts, toMessage } from "./message-words.ts";
import { type PropertyReader, send } from "./send.server.ts";

type Page = { page: number; limit: number };
/** The numbers of two versions; "draft" stands for the draft. */
type Sides = { from: number | "draft"; to: number | "draft" };
type Restored = { version: number; revision: number };

export const listGuideVersions = (reader: PropertyReader, guide: string, query: Page) =>
  send(reader, calls.listGuideVersions, { params: { property: reader.propertyId, guide }, query });
export const listChapterVersions = (reader: PropertyReader, chapter: string, query: Page) =>
  send(reader, calls.listChapterVersions, { params: { property: reader.propertyId, chapter }, query });

export const compareGuideVersions = (reader: PropertyReader, guide: string, query: Sides) =>
  send(reader, calls.compareGuideVersions, { params: { property: reader.propertyId, guide }, query });
export const compareChapterVersions = (reader: PropertyReader, chapter: string, query: Sides) =>
  send(reader, calls.compareChapterVersions, { params: { property: reader.propertyId, chapter }, query });

export const listMessageVersions = (reader: PropertyReader, announcement: string, query: Page) =>
  send(reader, calls.listMessageVersions, { params: { property: reader.propertyId, announcement }, query });

/** The fields are in our words, as in "primaryLink.url". */
export async function compareMessageVersions(reader: PropertyReader, announcement: string, query: Sides) {
  const { differences, ...rest } = await send(reader, calls.compareMessageVersions, {
    params: { property: reader.propertyId, announcement },
    query,
  });
  return { ...rest, differences: differences.map((each) => ({ ...each, field: each.field && fieldOfTexts(each.field) })) };
}

/** Makes the content of a version the draft. */
export const restoreGuideVersion = async (reader: PropertyReader, guide: string, body: Restored) =>
  toGuide(await send(reader, calls.restoreGuideVersion, { params: { property: reader.propertyId, guide }, body }));
export const restoreChapterVersion = async (reader: PropertyReader, chapter: string, body: Restored) =>
  toChapter(await send(reader, calls.restoreChapterVersion, { params: { property: reader.propertyId, chapter }, body }));
export const restoreMessageVersion = async (reader: PropertyReader, announcement: string, body: Restored) =>
  toMessage(await send(reader, calls.restoreMessageVersion, { params: { property: reader.propertyId, announcement }, body }));
