import { expect, it } from "vitest";
import { documentsLanguage } from "./documents-language.ts";

it.each([
  ["own language", ["de", "en"], "de"],
  ["the default one where there is none in the own", ["en", "fr"], "en"],
  ["none of others", ["fr"], null],
  ["none", [], null],
])("documents are found in the %s", (_, written, expected) => {
  expect(documentsLanguage(new Set(written), "de", "en")).toBe(expected);
});
