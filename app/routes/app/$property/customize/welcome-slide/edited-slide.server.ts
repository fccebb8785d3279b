import { findGuides } from "#app/api/guides.server.ts";
import { findWelcome } from "#app/api/popups.server.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { usedImages } from "#app/features/popups/edited.server.ts";
import { welcomeValues } from "#app/features/popups/form-values.server.ts";
import { changedWhen } from "#app/features/targeting/changed-when.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** As many guides are offered, by their titles. */
const MOST_GUIDES = 100;

/** The welcome slide in one language as its form has it, and what there is to choose from; null while there is none. */
export async function editedSlide(viewer: Viewer, lang: string | undefined) {
  const slide = await findWelcome(viewer, lang);
  if (!slide) return null;
  const [images, { guides }, moments] = await Promise.all([
    usedImages(viewer),
    findGuides(viewer, { archived: "false", sort: "title", limit: MOST_GUIDES }),
    momentsOf(viewer),
  ]);
  const { revision, languages, lastChangedAt, lastChangedBy } = slide;
  return {
    revision,
    written: languages,
    values: welcomeValues(slide),
    images,
    guides: guides.map(({ id, title }) => ({ id, name: title })),
    changed: changedWhen(viewer, moments, { updatedAt: lastChangedAt, lastChangedBy }),
  };
}
