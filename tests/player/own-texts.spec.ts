import { spokenTexts } from "#app/domain/player/own-words.ts";
import { step } from "./support/bundle.ts";
import { expect, test } from "./support/test.ts";

const own = {
  step_not_found_header: "We lost this step",
  step_not_found_description: "Ask Ada in room 4.",
  step_not_found_back: "To the step before",
  step_not_found_exit: "Stop here",
  guide_completed_header: "Well done",
};
const lost = step("b", "step", { identifier: "#none", wait: 0.5 });

test("a step that is not found, and the end of a guide, are said in the property's own words", async ({ page, ownPage }) => {
  await ownPage("<p>x</p>", [step("a", "slide"), lost], { texts: spokenTexts("en", own) });
  await page.getByRole("button", { name: "Next" }).click();
  const card = page.getByRole("dialog", { name: "We lost this step" });
  await expect(card).toContainText("Ask Ada in room 4.");
  await expect(card.getByRole("button", { name: "Stop here" })).toBeVisible();
  await expect(card.getByRole("button", { name: "Back" })).toHaveAttribute("title", "To the step before");
  await card.getByRole("button", { name: "Stop here" }).click();
  await expect(card).toHaveCount(0);
  await ownPage("<p>x</p>", [step("c", "slide")], { texts: spokenTexts("en", own) });
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.locator("[data-part=finished]")).toHaveText("Well doneTest guide");
  await expect(page.locator("[aria-live]")).toHaveText("Well done: Test guide");
});

test("without own words they are as usual, and Back has no tooltip", async ({ page, ownPage }) => {
  await ownPage("<p>x</p>", [step("a", "slide"), lost], { texts: spokenTexts("en") });
  await page.getByRole("button", { name: "Next" }).click();
  const card = page.getByRole("dialog", { name: "This step was not found" });
  await expect(card.getByRole("button", { name: "Exit guide" })).toBeVisible();
  await expect(card.getByRole("button", { name: "Back" })).not.toHaveAttribute("title");
});
