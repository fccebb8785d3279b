import { expect, test } from "vitest";
import { newPromotion, PROMOTION_LIMITS } from "./promotion.ts";

test("a new promotion says the guide's title and subtitle in the languages that have a title, as far as a headline has room", () => {
  const { texts } = newPromotion({
    en: { title: "x".repeat(PROMOTION_LIMITS.headline + 1), subtitle: "Come along" },
    de: { title: "", subtitle: "Komm mit" },
  });
  expect(texts).toEqual({ en: expect.objectContaining({ headline: "x".repeat(PROMOTION_LIMITS.headline), content: "Come along" }) });
});
