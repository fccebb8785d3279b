import { expect, test } from "vitest";
import { languageOf } from "./language-of.ts";

test.each([
  ["de", "en", "de"],
  ["", "en", "en"],
  ["", "de-AT", "de"],
  ["", " DE_de ", "de"],
  ["", "pt-BR", "pt-br"],
  ["", "pt", "pt-br"],
  ["", "fr", "en"],
  ["", "", "en"],
  ["", "x".repeat(100_000), "en"],
])("of a centre in %j, a document in %s is kept in %s", (centre, said, expected) =>
  expect(languageOf(centre, said, { keys: ["de", "en", "pt-br"], fallback: "en" })).toBe(expected),
);
