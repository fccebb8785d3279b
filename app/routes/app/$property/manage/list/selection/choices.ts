/** Values of a segment's field that name none: it stays as it is with each guide, or is taken away. */
export const KEEP = "keep";
export const NONE = "none";

/** What can be done with several guides at once, beside changing whom they are for. */
export const ACTS = ["publish", "unpublish", "move", "archive"] as const;
export type Act = (typeof ACTS)[number];

export const actIn = (value: unknown): Act | undefined => ACTS.find((act) => act === value);
