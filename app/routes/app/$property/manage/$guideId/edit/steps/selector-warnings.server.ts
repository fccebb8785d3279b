import { selectorParts } from "#app/contracts/selector.ts";
import type { WireStep } from "#app/contracts/steps.ts";
import { type SelectorConfig, type SelectorWarning, selectorWarnings } from "#app/domain/guides/selector-config.ts";
import { skipCondition } from "#app/domain/guides/skip-condition.ts";

type Warning = SelectorWarning | { code: "unreadable" };
/** What is said beside the selectors of a stored step, by the name of their field. */
export type SelectorWarnings = { [Name in "identifier" | "selectors" | "skipSelector"]?: Warning[] };

/** What the property does not want of a step's selectors, and which no browser can read: a tour, or an older draft, may have brought them. */
export function warningsFor(step: WireStep | null, config: SelectorConfig): SelectorWarnings {
  if (!step || step.type === "slide") return {};
  const skip = skipCondition(step.skipIf);
  const asked = { identifier: [step.identifier], selectors: step.selectors, skipSelector: skip.when === "element" ? [skip.selector] : [] };
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, selectors]) => {
      const warnings = selectors.flatMap((selector) => warningsOf(selector, config));
      return warnings.length > 0 ? [[name, warnings]] : [];
    }),
  );
}

function warningsOf(selector: string, config: SelectorConfig): Warning[] {
  if (selector.trim() === "") return [];
  const parts = selectorParts(selector);
  return parts ? selectorWarnings(parts, config) : [{ code: "unreadable" }];
}
