import { createInstance } from "i18next";
import type { ReasonsLanguage } from "#app/domain/player/reasons.ts";
import type { Reader } from "#app/domain/targeting/gate-text.ts";
import de from "#locales/de/why.json" with { type: "json" };
import en from "#locales/en/why.json" with { type: "json" };

const translator = createInstance();
translator.init({
  resources: { en: { why: en }, de: { why: de } },
  fallbackLng: false,
  keySeparator: false,
  interpolation: { escapeValue: false },
  initImmediate: false,
});

/** The texts of the Why page in a language of staff, for a player: it has none of its own. */
export function whyTexts(language: ReasonsLanguage): Reader {
  return { language, text: (key, values) => translator.t(key, { ...values, lng: language }) };
}
