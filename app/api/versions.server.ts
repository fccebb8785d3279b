import { versionCalls as calls } from "#app/contracts/versions.ts";
import { toChapter } from "./chapters.server.ts";
import { toGuide } from "./guides.server.ts";
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

/** Makes the content of a version the draft. */
export const restoreGuideVersion = async (reader: PropertyReader, guide: string, body: Restored) =>
  toGuide(await send(reader, calls.restoreGuideVersion, { params: { property: reader.propertyId, guide }, body }));
export const restoreChapterVersion = async (reader: PropertyReader, chapter: string, body: Restored) =>
  toChapter(await send(reader, calls.restoreChapterVersion, { params: { property: reader.propertyId, chapter }, body }));
