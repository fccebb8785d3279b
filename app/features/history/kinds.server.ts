import { getGuide } from "#app/api/guides.server.ts";
import * as api from "#app/api/versions.server.ts";
import { namedChapter } from "#app/features/chapter-form/named-chapter.server.ts";
import { guideAskedAbout } from "#app/features/publication/asked-about.server.ts";

/** How the history of each kind is read and brought back. An archived guide's can still be read; an archived chapter leads to its own screen. */
export const KINDS = {
  guide: {
    read: getGuide,
    readToRestore: guideAskedAbout,
    list: api.listGuideVersions,
    compare: api.compareGuideVersions,
    restore: api.restoreGuideVersion,
  },
  chapter: {
    read: namedChapter,
    readToRestore: namedChapter,
    list: api.listChapterVersions,
    compare: api.compareChapterVersions,
    restore: api.restoreChapterVersion,
  },
} as const;
