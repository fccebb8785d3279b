/** When a step is passed over: never, when its target has a value already, or when an element is on the page. */
export type SkipCondition = { when: "never" } | { when: "filled" } | { when: "element"; selector: string };

/** The choices besides never, as the wire and the form have them. */
export const SKIP_WHEN = ["filled", "element"] as const;

/**
 * A stored `skipIf` (specification 1, section 3: Step): null or blank for never, "filled", or the CSS selector of an element. No element can
 * be meant by "filled", which HTML does not have.
 */
export function skipCondition(skipIf: string | null | undefined): SkipCondition {
  const said = skipIf?.trim() ?? "";
  if (said === "") return { when: "never" };
  return said === "filled" ? { when: "filled" } : { when: "element", selector: said };
}

/** The same the other way round. An element without a selector is never there, so the step is never passed over. */
export function skipIfOf(when: "" | (typeof SKIP_WHEN)[number], selector: string): string | null {
  if (when === "") return null;
  return when === "filled" ? "filled" : selector.trim() || null;
}
