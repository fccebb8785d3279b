/** Values of a segment's field that name none: it stays as it is with each guide, or is taken away. */
export const KEEP = "keep";
export const NONE = "none";

/** Chosen at once at most; more would be more fields than a form may have. */
export const MOST_CHOSEN = 100;
