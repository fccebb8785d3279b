import { expect, it } from "vitest";
import { nameOfLanguage } from "./name-of-language.ts";

it.each([
  ["de", "Deutsch"],
  ["en", "English"],
  ["he", "עברית"],
  ["pt-br", "português (Brasil)"],
  ["not a language", "not a language"],
])("%s is called %s", (key, name) => {
  expect(nameOfLanguage(key)).toBe(name);
});
