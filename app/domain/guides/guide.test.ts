import { expect, test } from "vitest";
import { guideTitle, saysSomething, writtenSteps } from "./guide.ts";
import { EMPTY_STEP_TEXTS, emptyStep, type StepTexts } from "./step.ts";

const says = (more: Partial<StepTexts>): StepTexts => ({ ...EMPTY_STEP_TEXTS, ...more });

test.each([
  ["a heading", says({ title: "Press here" }), true, 1],
  ["a text alone", says({ content: "Press here" }), true, 1],
  ["a picture alone", says({ media: { type: "image", url: "https://a.test/x.png", title: "" } }), true, 0],
  ["blanks", says({ title: " ", content: "\n" }), false, 0],
  ["nothing", says({}), false, 0],
  ["no texts at all", undefined, false, 0],
])("a step with %s says something of its own: %j, %j, and is one of %j that are written", (_, texts, isSaid, written) => {
  expect(saysSomething(texts)).toBe(isSaid);
  const steps: Record<string, StepTexts> = texts ? { one: texts } : {};
  expect(writtenSteps({ steps: [emptyStep("one", "slide")], texts: { en: { title: "Tour", subtitle: "", steps } } }, "en")).toBe(written);
});

test("a guide is called by its title in a language, else by that in the default one, else not at all", () => {
  const named = (titles: Record<string, string>) =>
    guideTitle(
      { steps: [], texts: Object.fromEntries(Object.entries(titles).map(([key, title]) => [key, { title, subtitle: "", steps: {} }])) },
      "de",
      "en",
    );
  expect([named({ de: "Rundgang", en: "Tour" }), named({ de: "", en: "Tour" }), named({ fr: "Visite" })]).toEqual(["Rundgang", "Tour", ""]);
});
