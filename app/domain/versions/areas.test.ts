import { expect, test } from "vitest";
import { newPromotion, type Promotion } from "#app/domain/guides/promotion.ts";
import { areasOf } from "./areas.ts";
import { compareContent } from "./compare.ts";

const guide = (steps: string[], promotion?: Promotion, title = "A") => ({
  steps: steps.map((id) => ({ id })),
  texts: { en: { title, subtitle: "", steps: {} }, de: { title, subtitle: "", steps: {} } },
  ...(promotion && { promotion }),
});
const popup = newPromotion({ en: { title: "A", subtitle: "" } });
const areas = (from: ReturnType<typeof guide>, to: ReturnType<typeof guide>) => areasOf(compareContent(from, to));

test("the same is the same in every area", () => {
  expect(areas(guide(["a"], popup), guide(["a"], popup))).toEqual({
    title: [],
    subtitle: [],
    promotion: "same",
    steps: { added: 0, removed: 0, moved: 0, changed: 0 },
  });
});

test("titles differ by language, steps are counted as added, removed and moved", () => {
  expect(areas(guide(["a", "b", "c"]), guide(["c", "a", "d"], undefined, "B"))).toMatchObject({
    title: ["de", "en"],
    steps: { added: 1, removed: 1, moved: 1, changed: 0 },
  });
});

test.each([
  ["added", undefined, popup],
  ["removed", popup, undefined],
  ["changed", popup, { ...popup, enabled: false }],
  ["changed", popup, { ...popup, texts: { ...popup.texts, de: { ...popup.texts.en!, headline: "Neu" } } }],
] as const)("a promotion is told as %s", (told, from, to) => {
  expect(areas(guide([], from), guide([], to)).promotion).toBe(told);
});
