import type { AsRead, Body, Query } from "#app/contracts/call.ts";
import type { WireFoundGuide, WireGuideRow } from "#app/contracts/guide-list.ts";
import { guideCalls as calls, type WireGuideInUse } from "#app/contracts/guides.ts";
import type { SavedStep } from "#app/contracts/steps.ts";
import type { Media } from "#app/domain/guides/step.ts";
import { withFieldNames } from "./failure.ts";
import { type PropertyReader, send } from "./send.server.ts";

/** A guide in our words; `chapterId` is 0 for an unsorted one. */
export type Guide = InChapter<WireGuideInUse>;
export type GuideRow = InChapter<WireGuideRow>;
export type FoundGuide = InChapter<WireFoundGuide>;
type InChapter<G> = Omit<G, "launcherId"> & { chapterId: number };

type GuideChange = AsRead<Body<typeof calls.updateGuide>["tutorial"]>;

export function toGuide<G extends { launcherId: number }>({ launcherId, ...guide }: G): InChapter<G> {
  return { ...guide, chapterId: launcherId };
}

/** The name of a field in the dashboard for its path in a call about guides. */
export const guideField = (path: string) => (path === "tutorial.launcherId" ? "chapterId" : path.replace(/^tutorial\./, ""));

/** @param lang the language of its texts; the property's default one when left out */
export const getGuide = async (reader: PropertyReader, guide: string, lang?: string): Promise<Guide> =>
  toGuide(await send(reader, calls.getGuide, { params: { property: reader.propertyId, guide }, query: { lang } }));

/** Which guides are asked for, in our words: `chapterId` 0 is the list of unsorted ones. */
export type AskedGuides = Omit<Query<typeof calls.listGuides>, "launcher" | "ids" | "alarm" | "changes"> & {
  chapterId?: number;
  ids?: readonly number[];
  alarm?: boolean;
  changes?: boolean;
};

/** A page of the guides that are asked for, and how many there are on all pages. */
export async function findGuides(reader: PropertyReader, { chapterId, ids, alarm, changes, ...asked }: AskedGuides) {
  const { data, total } = await send(reader, calls.listGuides, {
    params: { property: reader.propertyId },
    query: {
      ...asked,
      ...(chapterId !== undefined && { launcher: chapterId }),
      ...(ids && { ids: ids.join(",") }),
      ...(alarm !== undefined && { alarm: alarm ? "true" : "false" }),
      ...(changes && { changes: "true" }),
    },
  });
  return { guides: data.map(toGuide), total };
}

/** Who last changed any guide, by name. */
export async function guideAuthors(reader: PropertyReader): Promise<{ id: string; name: string }[]> {
  const { data } = await send(reader, calls.listGuideAuthors, { params: { property: reader.propertyId } });
  return data;
}

type NewGuide = { title: string; subtitle: string; chapterId: number; steps?: SavedStep[] };

export const createGuide = (reader: PropertyReader, { chapterId, ...input }: NewGuide) =>
  withFieldNames(
    send(reader, calls.createGuide, {
      params: { property: reader.propertyId },
      body: { tutorial: { ...input, launcherId: chapterId } },
    }),
    guideField,
  );

export const updateGuide = async (reader: PropertyReader, guide: string, change: GuideChange, lang?: string): Promise<Guide> =>
  toGuide(
    await withFieldNames(
      send(reader, calls.updateGuide, { params: { property: reader.propertyId, guide }, query: { lang }, body: { tutorial: change } }),
      guideField,
    ),
  );

/** The media of a step in each language in which it is written. */
export const mediaOfLanguages = (reader: PropertyReader, guide: string, step: string) =>
  send(reader, calls.mediaOfLanguages, { params: { property: reader.propertyId, guide }, query: { step } });

/** Gives a step the same media in all of these languages. */
export const applyMediaToAllLanguages = (
  reader: PropertyReader,
  guide: string,
  { step, media, revision }: { step: string; media: Media; revision: number },
) =>
  send(reader, calls.updateAllLanguages, {
    params: { property: reader.propertyId, guide },
    body: { tutorial: { step, media: byKind(media), revision } },
  });

function byKind(media: Media): Body<typeof calls.updateAllLanguages>["tutorial"]["media"] {
  if (media.type === "info") return { info: { text: media.text } };
  const { url, title } = media;
  return media.type === "link" ? { link: { url, title } } : { [media.type]: { src: url, title } };
}

/** @param note about the version, for its history */
export const publishGuide = (reader: PropertyReader, guide: string, revision: number, note?: string) =>
  updateGuide(reader, guide, { revision, visibility: "public", note });
export const unpublishGuide = (reader: PropertyReader, guide: string, revision: number) =>
  updateGuide(reader, guide, { revision, visibility: "private" });

/** Makes the version that was live last live again. */
export const publishGuideAgain = async (reader: PropertyReader, guide: string, version: number): Promise<Guide> =>
  toGuide(
    await send(reader, calls.updateGuide, {
      params: { property: reader.propertyId, guide },
      body: { tutorial: { version, visibility: "public" } },
      unread: "the version names what goes live",
    }),
  );

export const duplicateGuide = (reader: PropertyReader, guide: string) =>
  send(reader, calls.cloneGuide, { params: { property: reader.propertyId, guide } });

export const moveGuide = async (reader: PropertyReader, guide: string, from: number, to: number): Promise<GuideRow> =>
  toGuide(
    await send(reader, calls.moveGuide, {
      params: { property: reader.propertyId, guide },
      body: { fromLauncherId: from, toLauncherId: to },
    }),
  );

export const archiveGuide = (reader: PropertyReader, guide: string, revision: number) =>
  send(reader, calls.removeGuide, { params: { property: reader.propertyId, guide }, query: { revision } });

/** A token by which the player shows the draft, for 15 minutes, in the first tab that opens the application with it. */
export const previewGuide = (reader: PropertyReader, guide: string) =>
  send(reader, calls.previewGuide, { params: { property: reader.propertyId, guide } });

/** A step, saved or not, as a document that shows the player's card, and the policy to serve it with. */
export const renderStep = (reader: PropertyReader, step: Body<typeof calls.renderStep>, lang?: string) =>
  send(reader, calls.renderStep, { params: { property: reader.propertyId }, query: { lang }, body: step });

/** The titles of all guides that are not archived, for choosing one. */
export async function guideNames(reader: PropertyReader): Promise<{ id: number; name: string }[]> {
  const { data } = await send(reader, calls.listGuideTitles, { params: { property: reader.propertyId } });
  return data.map(({ id, title }) => ({ id, name: title }));
}
