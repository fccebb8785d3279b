/** Limits of a user segment: characters of its name, and how many a property may have. */
export const SEGMENT_LIMITS = { name: 128, all: 1000 } as const;

export const SEGMENT_SORTS = ["createdAt", "name", "updatedAt"] as const;
export type SegmentSort = (typeof SEGMENT_SORTS)[number];
