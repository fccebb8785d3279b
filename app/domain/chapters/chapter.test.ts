import { expect, test } from "vitest";
import { lacksTitle, withTexts } from "./chapter.ts";

test.each([
  ["", "", true, true],
  ["", "", false, false],
  ["", "About", false, true],
  ["Title", "", true, false],
])("title %j and subtitle %j, default language %s: lacks a title: %s", (title, subtitle, isDefault, lacks) => {
  expect(lacksTitle({ title, subtitle }, isDefault)).toBe(lacks);
});

test("texts of a language are replaced as a whole, and an emptied language is gone", () => {
  const [en, de] = [
    { title: "One", subtitle: "" },
    { title: "Eins", subtitle: "x" },
  ];
  expect(withTexts({ en, de }, { de: { title: "", subtitle: "" }, fr: { title: "Un", subtitle: "" } })).toEqual({
    en,
    fr: { title: "Un", subtitle: "" },
  });
});
