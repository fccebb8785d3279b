import type { TFunction } from "i18next";
import { skipCondition } from "#app/domain/guides/skip-condition.ts";
import { EDITOR_NAMES } from "./editor-names.ts";

/** Values that the editor shows as choices, by field: the beginning of their texts' keys. */
const CHOICES: Record<string, string> = {
  ...{ "media.type": "media", "promotion.picture.type": "media", nextWhen: "when", nextIf: "if" },
  ...{ highlight: "highlight", side: "side" },
};

/** Names of a promotion's fields that differ in its form. */
const PROMOTION_NAMES: Record<string, string> = {
  "picture.type": "contextual:pictureType",
  "picture.url": "contextual:pictureUrl",
  "picture.title": "contextual:pictureTitle",
  languageBehaviour: "contextual:popup_behaviour",
};

/** The name of a promotion's field; that of a status tells its language. */
function promotionLabel(t: TFunction<"editor">, name: string): string {
  const status = /^languageTexts\.(.+)\.status$/.exec(name)?.[1];
  return status ? t("chapters:status_in", { language: status }) : t(PROMOTION_NAMES[name] ?? `contextual:${name}`);
}

/** The name of a field as the editor has it; the heading of a step is another text than the title of a guide. */
export function fieldLabel(t: TFunction<"editor">, field: string, ofStep: boolean): string {
  if (field.startsWith("promotion.")) return t("contextual:difference", { field: promotionLabel(t, field.slice("promotion.".length)) });
  if (field === "target") return t("editor:captured_element");
  return t(ofStep ? (EDITOR_NAMES[field] ?? field) : field);
}

/** A value as the editor words it. */
export function valueText(t: TFunction<"editor">, field: string, value: string | number | boolean | null): string {
  if (typeof value === "boolean") return t(value ? "history:yes" : "history:no");
  if (value === null || value === "") return t("errors:empty_value");
  if (field === "promotion.languageBehaviour") return t(value === "hide" ? "contextual:without_popup" : "contextual:popup_in_default");
  if (field.startsWith("promotion.languageTexts.")) return t(value === "off" ? "chapters:off" : "chapters:on");
  if (field === "type") return t(value === "slide" ? "editor:slide" : "editor:step");
  if (field === "skipIf") return skipText(t, String(value));
  const choice = CHOICES[field];
  return choice === undefined ? String(value) : t(`editor:${choice}_${value}`);
}

function skipText(t: TFunction<"editor">, skipIf: string): string {
  const condition = skipCondition(skipIf);
  if (condition.when === "never") return t("editor:skip_never");
  return condition.when === "filled" ? t("editor:skip_filled") : `${t("editor:skip_element")}: ${condition.selector}`;
}
