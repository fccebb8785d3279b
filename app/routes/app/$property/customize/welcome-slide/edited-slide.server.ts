import { guideNames } from "#app/api/guides.server.ts";
import { findWelcome } from "#app/api/popups.server.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { usedImages } from "#app/features/popups/edited.server.ts";
import { welcomeValues } from "#app/features/popups/form-values.server.ts";
import { changedWhen } from "#app/features/targeting/changed-when.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** The welcome slide in one language as its form has it; null while there is none. */
export async function editedSlide(viewer: Viewer, lang: string | undefined) {
  const [slide, moments] = await Promise.all([findWelcome(viewer, lang), momentsOf(viewer)]);
  if (!slide) return null;
  const { id, revision, languages, lastChangedAt, lastChangedBy } = slide;
  return {
    id,
    revision,
    written: languages,
    values: welcomeValues(slide),
    changed: changedWhen(viewer, moments, { updatedAt: lastChangedAt, lastChangedBy }),
  };
}

/** What its form has to choose from. */
export async function slideChoices(viewer: Viewer) {
  const [images, guides] = await Promise.all([usedImages(viewer), guideNames(viewer)]);
  return { images, guides: guides.toSorted((one, other) => one.name.localeCompare(other.name, viewer.language)) };
}
