import { expect, it } from "vitest";
import { spokenTexts } from "./own-words.ts";
import { GUIDE_TEXTS, propertyTexts, usualPropertyTexts } from "./property-texts.ts";
import { playerTexts } from "./texts/texts-for.ts";

it.each([
  ["search_bar_placeholder", "search"],
  ["search_no_result", "none"],
  ["step_not_found_header", "missing"],
  ["step_not_found_description", "missingHint"],
  ["step_not_found_back", "missingBack"],
  ["step_not_found_exit", "exit"],
  ["guide_completed_header", "completed"],
] as const)("%s is what the player says as %s", (name, word) => {
  expect(spokenTexts("de", { [name]: "Own words" })).toEqual({ ...playerTexts("de"), [word]: "Own words" });
});

it("says its own words where a property has none, or empty ones; in English those of the specification", () => {
  expect(spokenTexts("en")).toEqual({ ...playerTexts("en"), search: "Search ...", none: "No Results", exit: "Exit Guide" });
  const blank = { step_not_found_exit: "", step_not_found_back: " ", guide_completed_header: "\u200b", unknown: "x" };
  expect(spokenTexts("de", blank)).toEqual(playerTexts("de"));
});

it("has the usual texts of a step that was not found (specification 1, section 1) and of the end of a guide", () => {
  const usual = usualPropertyTexts("en");
  expect(GUIDE_TEXTS.map((name) => usual[name])).toEqual([
    "This step was not found",
    "The page may have changed. The guide continues as soon as the step appears.",
    "Back",
    "Exit Guide",
    "Done",
  ]);
  expect(usualPropertyTexts("de-at")).toMatchObject({ step_not_found_exit: "Guide beenden", guide_completed_header: "Erledigt" });
  expect(propertyTexts("en", { step_not_found_exit: "Stop" })).toEqual({ ...usual, step_not_found_exit: "Stop" });
});
