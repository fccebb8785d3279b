import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";
import type { TooltipShow } from "#app/domain/tooltips/tooltip.ts";
import type { ValidatorRule } from "#app/domain/validators/validator.ts";
import { fill } from "#player/widgets/texts.ts";
import type { Hint } from "./hint.ts";
import { languageName } from "./language-name.ts";
import type { Problem } from "./save-hint.ts";

/** What a tooltip or validator is called. */
export const calledHint = (texts: EditorTexts, { kind, name }: Hint) =>
  name.trim() || (kind === "tooltip" ? texts.unnamedTooltip : texts.unnamedValidator);

export const showWord = (texts: EditorTexts, show: TooltipShow): string =>
  show === "icon" ? texts.showIcon : show === "beacon" ? texts.showBeacon : texts.showHover;
export const ruleWords = (texts: EditorTexts): Record<ValidatorRule["kind"], string> => ({
  ...{ required: texts.ruleRequired, pattern: texts.rulePattern, length: texts.ruleLength, range: texts.ruleRange },
});

/** What is said of those that were saved: people see what is on. */
export function savedText(texts: EditorTexts, saved: Hint[]): string {
  const live = saved.filter(({ enabled }) => enabled).length;
  if (saved.length === 1) return live ? texts.savedLive : texts.savedHint;
  return fill(texts.savedSeveral, { count: saved.length, live, off: saved.length - live });
}

/** What the text in a language is called. */
export const textIn = (texts: EditorTexts, language: string) => fill(texts.textIn, { language: languageName(language, texts) });

/** What a field is called in its form; what has none there goes by its own name. */
export function fieldName(texts: EditorTexts, field: string): string {
  const known: Record<string, string> = {
    ...{ title: texts.heading, content: texts.content, url: texts.page, type: texts.kind, nextWhen: texts.continue },
    ...{ nextIf: texts.condition, forcevalue: texts.value, precision: texts.precision, wait: texts.wait },
    ...{ highlight: texts.highlight, side: texts.side },
    ...{ target: texts.element, identifier: texts.element, selectors: texts.element, targetText: texts.element },
    ...{ name: texts.hintName, enabled: texts.enabled, show: texts.show, rule: texts.rule },
  };
  const [first = "", second = ""] = field.split(".");
  if (first === "texts") return textIn(texts, second);
  return known[first] ?? fill(texts.setting, { name: field });
}

/** Why the API does not take it. */
export function problemText(texts: EditorTexts, { field, code }: Problem): string {
  const known: string | undefined = texts[code as keyof EditorTexts];
  if (known) return known;
  return field ? fill(texts.invalidField, { name: fieldName(texts, field) }) : texts.invalidSomewhere;
}
