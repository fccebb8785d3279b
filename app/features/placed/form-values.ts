import type { Pointing } from "#app/domain/targets/target.ts";
import type { TooltipShow } from "#app/domain/tooltips/tooltip.ts";
import type { ValidatorRule } from "#app/domain/validators/validator.ts";

const SHARED = [
  ...(["name", "text", "identifier", "selectors", "targetText", "precision", "wait", "url"] as const),
  ...(["segment", "pageSegment", "enabled"] as const),
] as const;
const OF_RULE = ["kind", "pattern", "shortest", "longest", "lowest", "highest"] as const;
/** The fields of the forms of tooltips and validators; `show` is a tooltip's, those of the rule are a validator's. */
export const PLACED_FIELDS = [...SHARED, "show", ...OF_RULE] as const;
export type PlacedField = (typeof PLACED_FIELDS)[number];

/** A tooltip or validator, in the words of the contract. */
export type Placed = Pointing & {
  name: string;
  texts: Record<string, string>;
  url: string;
  segment: number;
  pageSegment: number;
  enabled: boolean;
  show?: TooltipShow;
  rule?: ValidatorRule;
};

const idText = (id: number) => (id === 0 ? "" : String(id));
const numberText = (number: number | null) => (number === null ? "" : String(number));

/** What the controls of the form hold, with the text in a language. */
export function valuesOf(placed: Placed, lang: string): Record<PlacedField, string> {
  const { name, texts, identifier, selectors, targetText, precision, wait, url, segment, pageSegment, enabled } = placed;
  return {
    ...{ name, text: texts[lang] ?? "", identifier, selectors: selectors.join("\n"), targetText, url },
    ...{ precision: String(precision), wait: String(wait), segment: idText(segment), pageSegment: idText(pageSegment) },
    enabled: enabled ? "on" : "",
    show: placed.show ?? "icon",
    ...valuesOfRule(placed.rule ?? { kind: "required" }),
  };
}

function valuesOfRule(rule: ValidatorRule): Record<(typeof OF_RULE)[number], string> {
  const none = { kind: rule.kind, pattern: "", shortest: "", longest: "", lowest: "", highest: "" };
  if (rule.kind === "required") return none;
  if (rule.kind === "pattern") return { ...none, pattern: rule.pattern };
  const [least, most] = [numberText(rule.least), numberText(rule.most)];
  return rule.kind === "length" ? { ...none, shortest: least, longest: most } : { ...none, lowest: least, highest: most };
}

/** How the form in a language names what the upstream does not accept. A text that another language lacks keeps it from being on. */
export function fieldOf(path: string, { kind }: { kind: string }, lang: string): string {
  if (path.startsWith("texts.")) return path === `texts.${lang}` ? "text" : "enabled";
  if (path === "texts") return "text";
  if (path.startsWith("selectors")) return "selectors";
  if (path === "rule.least") return kind === "length" ? "shortest" : "lowest";
  if (path === "rule.most") return kind === "length" ? "longest" : "highest";
  return path.replace(/^rule\./, "");
}
