import { expect, test } from "vitest";
import { AUDIENCE, bundledItems, guideContent } from "#app/contracts/bundled-items.ts";
import type { GuideContent, GuideTexts } from "#app/domain/guides/guide.ts";
import { newPromotion, type Promotion } from "#app/domain/guides/promotion.ts";
import { EMPTY_STEP_TEXTS, emptyStep } from "#app/domain/guides/step.ts";
import { SHOWING } from "#app/domain/targeting/showing.ts";
import { edited, exported } from "#tests/support/bundles.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { guideAs, guideIn } from "./guide-languages.ts";
import { BUNDLE_WORK } from "./kinds.ts";

/** Everything that a guide can hold. A new member is missing here until somebody has said what becomes of it on copy and export. */
type Whole = Required<Omit<GuideContent, "removed">>;
const texts: Required<GuideTexts> = {
  title: "Find your way",
  subtitle: "In a minute",
  steps: { one: { ...EMPTY_STEP_TEXTS, title: "Here", autofill: "Ada", tabLabel: "TAB" } },
};
const promotion: Required<Promotion> = { ...newPromotion({ en: texts, de: texts }), languageTexts: { en: { status: "on" } } };
const whole: Whole = {
  steps: [{ ...emptyStep("one", "step"), identifier: "#save", selectors: ["#b"], targetText: "Save", shortcutHints: true }],
  texts: { en: texts, de: { ...texts, title: "Finde dich zurecht" } },
  promotion,
};

test("the schema of a guide in a bundle keeps every member, however deep", () => {
  expect(guideContent.parse(whole)).toEqual(whole);
});

test("in all of its languages a guide is what it was; in one of them every member stays", () => {
  expect(guideIn(whole, ["en", "de"])).toEqual(whole);
  const { de, ...others } = whole.texts;
  const { de: _, ...said } = promotion.texts;
  expect(guideIn(whole, ["en"])).toEqual({ ...whole, texts: others, promotion: { ...promotion, texts: said } });
  const swapped = guideAs(whole, { en: "de", de: "en" });
  expect(Object.keys(swapped).sort()).toEqual(Object.keys(whole).sort());
  expect(swapped.texts).toEqual({ de: texts, en: de });
});

test("a member that nobody has thought of yet comes along, and removed steps stay behind", () => {
  const later = { ...whole, later: 1, removed: [{ step: emptyStep("two", "step"), at: 1 }] } as GuideContent;
  for (const made of [guideIn(later, ["en"]), guideAs(later, { en: "fr" })]) {
    expect(made).toHaveProperty("later", 1);
    expect(made).not.toHaveProperty("removed");
  }
  const { chapters } = BUNDLE_WORK;
  const chapter = { draft: { texts: {}, later: 1 }, live: null, languageTexts: {} };
  expect(chapters.inLanguages(chapter, ["en"])).toHaveProperty("draft.later", 1);
});

test("what is compared as the audience is all of an item but its content and its chapter", () => {
  const item = bundledItems.guides.parse({
    draft: whole,
    languageTexts: {},
    languageBehaviour: "hide",
    tags: { mode: "show", list: [] },
    segment: 0,
    pageSegment: 0,
    showing: SHOWING,
  });
  const { draft, live, chapter, ...rest } = item;
  expect(Object.keys(rest).sort()).toEqual([...AUDIENCE].sort());
  expect(BUNDLE_WORK.guides.parts(item)).toEqual({ draft, live, audience: rest });
});

test("an exported guide has in its file what its draft has", async () => {
  const tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  await tenant.guide({ content: whole });
  const drafts: unknown[] = [];
  edited(await exported(tenant), (name, item) => {
    if (name.startsWith("guides/")) drafts.push(item.draft);
    return item;
  });
  expect(drafts).toEqual([whole]);
});
