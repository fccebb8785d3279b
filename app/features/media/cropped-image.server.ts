import { attempt } from "#app/api/failure.ts";
import { getImage, type Image } from "#app/api/images.server.ts";
import { CROP_CANVAS, type Crop, fitted, middleCrop } from "#app/domain/media/crop.ts";
import type { Viewer } from "#app/session/viewer.ts";

/**
 * The image whose part is chosen, and the part, in the shape of `canvas`: what the address says of it, brought inside, or the middle. Null for
 * an image without a size.
 */
export async function croppedImage(
  viewer: Viewer,
  query: URLSearchParams,
  canvas = CROP_CANVAS,
): Promise<{ image: Image; crop: Crop | null }> {
  const found = await attempt(getImage(viewer, query.get("image") ?? ""));
  if (!found.ok) throw found.failure;
  const image = found.answer;
  const { width, height } = image;
  if (width === null || height === null || image.frames > 1) return { image, crop: null };
  const [x, y, wide] = ["x", "y", "width"].map((name) => pixelsIn(query.get(name)));
  const size = { width, height };
  const middle = middleCrop(size, canvas);
  return { image, crop: fitted({ x: x ?? middle.x, y: y ?? middle.y, width: wide ?? middle.width }, size, canvas) };
}

/** A number of pixels in an address; null for anything else. */
function pixelsIn(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
