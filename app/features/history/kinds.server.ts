import { getGuide } from "#app/api/guides.server.ts";
import { getMessage } from "#app/api/messages.server.ts";
import * as api from "#app/api/versions.server.ts";
import { namedChapter } from "#app/features/chapter-form/named-chapter.server.ts";
import { guideAskedAbout } from "#app/features/publication/asked-about.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { Owner } from "./history-paths.ts";
import { messageToRestore, ownedMessage } from "./message-with-history.server.ts";

const owned = <I extends { id: number }>(kind: "guide" | "chapter", item: I) => ({ ...item, owner: { kind, id: item.id } as Owner });
const chapter = async (viewer: Viewer, id: string) => owned("chapter", await namedChapter(viewer, id));

type Restored = { version: number; revision: number };

/**
 * How the history of each kind is read and brought back. That of an archived guide or message can still be read; an archived chapter leads to
 * its own screen.
 */
export const KINDS = {
  guide: {
    read: async (viewer: Viewer, id: string) => owned("guide", await getGuide(viewer, id)),
    readToRestore: async (viewer: Viewer, id: string) => owned("guide", await guideAskedAbout(viewer, id)),
    list: api.listGuideVersions,
    compare: api.compareGuideVersions,
    restore: async (viewer: Viewer, id: string, asked: Restored) => owned("guide", await api.restoreGuideVersion(viewer, id, asked)),
  },
  chapter: {
    read: chapter,
    readToRestore: chapter,
    list: api.listChapterVersions,
    compare: api.compareChapterVersions,
    restore: async (viewer: Viewer, id: string, asked: Restored) => owned("chapter", await api.restoreChapterVersion(viewer, id, asked)),
  },
  message: {
    read: async (viewer: Viewer, id: string) => ownedMessage(viewer, await getMessage(viewer, id)),
    readToRestore: messageToRestore,
    list: api.listMessageVersions,
    compare: api.compareMessageVersions,
    restore: async (viewer: Viewer, id: string, asked: Restored) =>
      ownedMessage(viewer, await api.restoreMessageVersion(viewer, id, asked)),
  },
} as const;
