/** Plan limits (specification 1, section 8). A negative number means no limit. */
export const LIMIT_KINDS = [
  "public_segment",
  "public_page_segment",
  "public_guide",
  "public_chapter",
  "public_attribute",
  "public_language",
  "public_member",
] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Whether one more public item would exceed the limit; `limit` is the one set for the property or company, if any. */
export function isLimitReached(limit: unknown, publicNow: number): boolean {
  return typeof limit === "number" && limit >= 0 && publicNow >= limit;
}

/** The number a limit message shows: zero if not positive. */
export function shownLimit(limit: unknown): number {
  return typeof limit === "number" && limit > 0 ? limit : 0;
}
