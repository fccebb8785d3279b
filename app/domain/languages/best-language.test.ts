import { expect, test } from "vitest";
import { bestLanguage } from "./best-language.ts";
import { directionOf } from "./direction.ts";

test.each([
  [["de", "en"], ["en", "de"], "en", "de"],
  [["de-AT", "en"], ["en", "de"], "en", "de"],
  [["pt"], ["en", "pt-br"], "en", "pt-br"],
  [["fr", "ar-EG"], ["en", "ar"], "en", "ar"],
  [["fr"], ["de", "en"], "en", "en"],
  [[], ["de", "fr"], "en", "de"],
  [["en"], [], "en", null],
])("of %j, written in %j, with the default %s: %s", (wanted, written, standard, best) => {
  expect(bestLanguage(wanted, written, standard)).toBe(best);
});

test.each([
  ["en", "ltr"],
  ["ar", "rtl"],
  ["fa-ir", "rtl"],
  ["az-arab", "rtl"],
  ["ar-latn", "ltr"],
])("%s is written %s", (language, direction) => expect(directionOf(language)).toBe(direction));
