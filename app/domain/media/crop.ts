/** A rectangle in an image, in pixels from its top left corner. */
export type Crop = { x: number; y: number; width: number; height: number };
export type Size = { width: number; height: number };

/** What a cropped image measures, in pixels (specification 1, section 9: Cropper canvas). */
export const CROP_CANVAS: Size = { width: 688, height: 376 };

/** The same of one that is as wide as high, such as an avatar. */
export const CROP_SQUARE: Size = { width: 240, height: 240 };

/** What a crop is stored as, by its shape. */
export const canvasOf = ({ width, height }: Size): Size => (width === height ? CROP_SQUARE : CROP_CANVAS);

/** A step of the wheel makes the crop this much smaller or larger; `delta` of a wheel event over `WHEEL_DELTA` is a number of steps. */
const ZOOM = 1.1;
const WHEEL_DELTA = 200;

/** Whether a crop is whole pixels inside of the image. */
export function isInside({ x, y, width, height }: Crop, image: Size): boolean {
  const whole = [x, y, width, height].every(Number.isInteger);
  return whole && x >= 0 && y >= 0 && width >= 1 && height >= 1 && x + width <= image.width && y + height <= image.height;
}

/** The height that belongs to the width of a crop, so that it has the shape of its canvas. */
export function heightFor(width: number, canvas = CROP_CANVAS): number {
  return Math.max(1, Math.round((width * canvas.height) / canvas.width));
}

/** The widest crop with the shape of its canvas that an image has room for. */
export function widestCrop(image: Size, canvas = CROP_CANVAS): number {
  let width = Math.min(image.width, Math.round((image.height * canvas.width) / canvas.height));
  while (width > 1 && heightFor(width, canvas) > image.height) width--;
  return Math.max(1, width);
}

/** The widest crop, in the middle of the image. */
export function middleCrop(image: Size, canvas = CROP_CANVAS): Crop {
  const width = widestCrop(image, canvas);
  return fitted({ x: (image.width - width) / 2, y: (image.height - heightFor(width, canvas)) / 2, width }, image, canvas);
}

/** The crop nearest to the wanted one that the image covers: no wider than there is room for, moved back inside. */
export function fitted(wanted: Pick<Crop, "x" | "y" | "width">, image: Size, canvas = CROP_CANVAS): Crop {
  const width = clamp(Math.round(wanted.width), 1, widestCrop(image, canvas));
  const height = heightFor(width, canvas);
  const x = clamp(Math.round(wanted.x), 0, Math.max(0, image.width - width));
  const y = clamp(Math.round(wanted.y), 0, Math.max(0, image.height - height));
  return { x, y, width, height };
}

/** The crop moved by some pixels of the image. */
export function movedCrop(crop: Crop, dx: number, dy: number, image: Size, canvas = CROP_CANVAS): Crop {
  return fitted({ x: crop.x + dx, y: crop.y + dy, width: crop.width }, image, canvas);
}

/** A point of a crop, as shares of its width and height. */
export type Point = { x: number; y: number };
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** The crop closer up (`steps` above 0) or from further away, around its point `at`. */
export function zoomedCrop(crop: Crop, steps: number, image: Size, at: Point = MIDDLE, canvas = CROP_CANVAS): Crop {
  const wanted = crop.width * ZOOM ** -steps;
  // A small crop still gets smaller or larger by a pixel.
  const width = clamp(steps > 0 ? Math.min(wanted, crop.width - 1) : Math.max(wanted, crop.width + 1), 1, widestCrop(image, canvas));
  const height = heightFor(Math.round(width), canvas);
  return fitted({ x: crop.x + (crop.width - width) * at.x, y: crop.y + (crop.height - height) * at.y, width }, image, canvas);
}

/** How many steps a turn of the wheel zooms in: away from the person is closer up. */
export function wheelSteps(delta: number): number {
  return -delta / WHEEL_DELTA;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
