/** Images of guides (specification 1, sections 5 and 9): what may be uploaded, and what is stored of it. */
export const IMAGE_LIMITS = {
  /** Of the file as it is sent. */
  bytes: 8000 * 1024,
  /** The longer side of what is stored, in pixels; what is larger is made smaller. */
  side: 1376,
  /** Pixels of all frames of an animation together, and how many frames. */
  animationPixels: 12_000_000,
  frames: 300,
  /** Characters of the name that the file had. */
  name: 120,
  /** What a property may have stored: images, and bytes of all of them. */
  stored: 20_000,
  storedBytes: 5_000_000_000,
} as const;

/** How long an image stays that nothing uses any more, in days since then and since it was uploaded or chosen last. */
export const UNUSED_IMAGE_DAYS = 30;

/** Media types of images that are decoded, and most pixels of a still one, so that each takes less than 200 ms of work. */
export const IMAGE_TYPES = {
  "image/png": 16_000_000,
  "image/jpeg": 24_000_000,
  "image/gif": 12_000_000,
  "image/webp": 6_000_000,
  "image/avif": 3_000_000,
} as const;
export type ImageType = keyof typeof IMAGE_TYPES;

/** For the attribute `accept`, and in words. */
export const ACCEPTED_IMAGES = Object.keys(IMAGE_TYPES).join(",");
export const ACCEPTED_WORDS = "PNG, JPEG, GIF, WebP, AVIF";
