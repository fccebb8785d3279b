import { expect, test } from "vitest";
import { isLanguageLive, shownLanguage } from "./language-status.ts";

test.each([
  [{}, "de", true],
  [{ de: { status: "on" } }, "de", true],
  [{ de: { status: "off" } }, "de", false],
  [{ en: { status: "off" } }, "de", true],
] as const)("with the statuses %j, %s is live: %j", (statuses, language, live) => {
  expect(isLanguageLive(statuses, language)).toBe(live);
});

const off = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, { status: "off" as const }]));

// Wanted is "de", the default "en".
test.each([
  ["their own when it is written and live", ["de", "en"], {}, "fallback_default", "de"],
  ["their own also when others are hidden", ["de", "en"], {}, "hide", "de"],
  ["the default when theirs is not written", ["en"], {}, "fallback_default", "en"],
  ["the default when theirs is off", ["de", "en"], off("de"), "fallback_default", "en"],
  ["nothing when the item hides instead", ["en"], {}, "hide", null],
  ["nothing when the item hides and theirs is off", ["de", "en"], off("de"), "hide", null],
  ["nothing when the default is off as well", ["de", "en"], off("de", "en"), "fallback_default", null],
  ["nothing when nothing is written", [], {}, "fallback_default", null],
] as const)("people see %s", (_, written, statuses, behaviour, shown) => {
  const isWritten = (language: string) => (written as readonly string[]).includes(language);
  expect(shownLanguage("de", "en", isWritten, statuses, behaviour)).toBe(shown);
});

test.each(["hide", "fallback_default"] as const)("who wants the default sees it, or nothing when it is off (%s)", (behaviour) => {
  expect(shownLanguage("en", "en", () => true, {}, behaviour)).toBe("en");
  expect(shownLanguage("en", "en", () => true, off("en"), behaviour)).toBeNull();
});
