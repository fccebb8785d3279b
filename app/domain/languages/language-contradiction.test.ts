import { expect, test } from "vitest";
import { languageContradiction } from "./language-contradiction.ts";

const on = (key: string) => ({ key, status: "on" }) as const;
const off = (key: string) => ({ key, status: "off" }) as const;

test.each([
  [[on("en"), on("de")], null],
  [[on("en"), off("de")], null],
  [[off("en"), off("de")], "all_off"],
  [[off("de")], "all_off"],
  [[on("de")], "no_default"],
  [[], "no_default"],
  [[off("en"), on("de")], "default_off"],
])("%# written languages %j with English as the default: %s", (written, found) => {
  expect(languageContradiction("en", written)).toBe(found);
});
