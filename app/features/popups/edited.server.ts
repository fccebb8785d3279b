import { listImages } from "#app/api/images.server.ts";
import { getPromotion } from "#app/api/popups.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { popupValues } from "./form-values.server.ts";

/** As many of the images used last are offered. */
const MOST_IMAGES = 12;

/** A promotion in one language as its form has it, and the images to choose from. */
export async function editedPromotion(viewer: Viewer, id: number, lang: string | undefined) {
  const [promotion, images] = await Promise.all([getPromotion(viewer, id, lang), usedImages(viewer)]);
  return { written: promotion.languages, values: popupValues(promotion), images };
}

/** The images used last, to choose a picture from. */
export async function usedImages(viewer: Viewer) {
  const { data } = await listImages(viewer, { page: 1, limit: MOST_IMAGES });
  return data.map(({ id, imageUrl, name }) => ({ id, imageUrl, name }));
}
