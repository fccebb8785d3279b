import { guideCopyCalls as calls } from "#app/contracts/guide-copies.ts";
import { withFieldNames } from "./failure.ts";
import { type PropertyReader, send } from "./send.server.ts";

type Copy = { guide: number; from: number; languages: Record<string, string>; chapterId: number };

const FIELDS: Record<string, string> = { launcherId: "chapterId", languageMapping: "languages" };

/** Copies a guide of another property into the reader's, as a task. */
export const copyGuideFrom = (reader: PropertyReader, { guide, from, languages, chapterId }: Copy) =>
  withFieldNames(
    send(reader, calls.copyGuide, {
      params: { property: reader.propertyId },
      body: { sourceTutorial: guide, sourceProperty: from, languageMapping: languages, launcherId: chapterId },
    }),
    (path) => FIELDS[path] ?? path,
  );

/** How far a copy is, and what it brought. */
export const getGuideCopy = (reader: PropertyReader, job: string) =>
  send(reader, calls.getGuideCopy, { params: { property: reader.propertyId, job } });
