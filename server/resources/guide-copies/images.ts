import { withTexts } from "#app/domain/bundles/bundle.ts";
import type { EncodedImage } from "#server/resources/images/encode.ts";
import { findImage, idInImageAddress, keepImage, type Stores } from "#server/resources/images/store.ts";

/** The ids of the stored images whose addresses stand in a value. */
export function imagesIn(value: unknown, apiUrl: string): string[] {
  const found = new Set<string>();
  withTexts(value, (text) => {
    const id = idInImageAddress(text, apiUrl);
    if (id) found.add(id);
    return text;
  });
  return [...found];
}

/**
 * Stores an image of one property in another, byte for byte: it was decoded and encoded when it came.
 * @throws Refusal 422 where that has no room for it. @returns its id there; null for an image of a third property, which stays where it is; "gone" when its file is
 */
export async function bringImage(stores: Stores, { from, to }: { from: number; to: number }, id: string): Promise<string | null> {
  const image = await findImage(stores.db, from, id);
  if (!image) return null;
  const file = await stores.files.get(id);
  if (!file) return "gone";
  const { media_type: mediaType, width, height, frames, name } = image;
  const bytes = Buffer.from(await file.arrayBuffer());
  return (await keepImage(stores, to, { bytes, mediaType, width, height, frames } as EncodedImage, name)).id;
}
