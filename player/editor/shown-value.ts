import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";
import type { Target } from "#app/domain/targets/target.ts";
import type { TooltipShow } from "#app/domain/tooltips/tooltip.ts";
import type { ValidatorRule } from "#app/domain/validators/validator.ts";
import { ruleWords, showWord } from "./hint-words.ts";

/** A value of a field as somebody can read it; values come as JSON. */
export function shownValue(texts: EditorTexts, field: string, json: string): string {
  const value: unknown = JSON.parse(json);
  if (value === null || value === "") return texts.nothing;
  if (field === "enabled") return value ? texts.enabled : texts.off;
  if (field === "show") return showWord(texts, value as TooltipShow);
  if (field === "rule") return shownRule(texts, value as ValidatorRule);
  if (typeof value !== "object") return String(value);
  const role = (value as Target).recipes?.find((recipe) => recipe.kind === "role");
  return role ? `${role.role} “${role.name}”` : JSON.stringify(value);
}

function shownRule(texts: EditorTexts, rule: ValidatorRule): string {
  const words = ruleWords(texts)[rule.kind];
  if (rule.kind === "required") return words;
  return `${words}: ${rule.kind === "pattern" ? rule.pattern : `${rule.least ?? ""}–${rule.most ?? ""}`}`;
}
