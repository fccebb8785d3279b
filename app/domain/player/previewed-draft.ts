import type { Bundle } from "./bundle.ts";

/**
 * What a preview shows instead of what is live: a guide alone, in a chapter without a name and with the id 0, or a chapter with its guides.
 * `title` is that of the one that was asked for.
 */
export type PreviewedDraft = Pick<Bundle, "chapters" | "guides"> & { title: string };
