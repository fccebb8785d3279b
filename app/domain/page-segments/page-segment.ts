/** Limits of a page segment: characters of its name and of each rule, how many rules it may have, and how many a property may have. */
export const PAGE_SEGMENT_LIMITS = { name: 128, rule: 128, rules: 50, all: 1000 } as const;

/** URL-style characters (specification 2, section 5: Form validators), and those that addresses of applications have besides. */
const RULE = /^[A-Za-z0-9_/*#?+:=.&%~@!$,;()'[\]-]*$/;

/**
 * What is wrong with a URL rule, as a key of the errors namespace (specification 2, section 5: Page segment). One that is left empty is told
 * what the URL path check tells (both specifications, section 5).
 */
export function urlRuleProblem(
  rule: string,
): "url_error_invalid" | "page_segment_url_spaces" | "page_segment_url_invalid" | "text_error_too_long" | null {
  if (rule.trim() === "") return "url_error_invalid";
  if (/\s/.test(rule.trim())) return "page_segment_url_spaces";
  if (rule.trim().length > PAGE_SEGMENT_LIMITS.rule) return "text_error_too_long";
  return RULE.test(rule.trim()) ? null : "page_segment_url_invalid";
}
