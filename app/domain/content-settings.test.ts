import { expect, it } from "vitest";
import { contentSettingsOf, DEFAULT_CONTENT_SETTINGS } from "./content-settings.ts";

it.each([
  ["nothing", {}, DEFAULT_CONTENT_SETTINGS],
  ["what is set", { approvalRequired: true }, { approvalRequired: true }],
  ["a value of another type", { approvalRequired: "true" }, DEFAULT_CONTENT_SETTINGS],
  ["a setting that there is not", { showHints: true }, DEFAULT_CONTENT_SETTINGS],
])("of %s the content settings are whole, each of its type", (_, stored, expected) => {
  expect(contentSettingsOf(stored)).toEqual(expected);
});
