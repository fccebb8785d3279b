import { expect, test } from "vitest";
import { languageName } from "./range-form.tsx";

test.each([
  ["de", "German"],
  ["pt-br", "Brazilian Portuguese"],
  ["aa-bb-cc", "aa-bb-cc"],
  ["no language", "no language"],
])("the language %j is called %j", (key, name) => {
  expect(languageName(key, "en")).toBe(name);
});
