/** How media of a step are added: each way has an address, `?add=`. `image` chooses among the three ways to an image. */
export const WAYS = ["image", "image-url", "image-upload", "image-crop", "image-library", "video", "info", "link"] as const;
export type Way = (typeof WAYS)[number];

/** The ways that are a form of fields, and the kind of media that they make. */
export const FIELD_WAYS = { "image-url": "image", video: "video", info: "info", link: "link" } as const;
export type FieldWay = keyof typeof FIELD_WAYS;

/** Null where nothing is being added. */
export function wayIn(query: URLSearchParams): Way | null {
  return WAYS.find((way) => way === query.get("add")) ?? null;
}

export function isFieldWay(way: Way | null): way is FieldWay {
  return way !== null && way in FIELD_WAYS;
}
