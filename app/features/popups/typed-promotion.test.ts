import { expect, test } from "vitest";
import { PROMOTION_TICKS, type Promotion } from "#app/domain/guides/promotion.ts";
import { typedPromotion } from "./typed-promotion.ts";

const WRITTEN = { headline: "Hello", content: "All of it", startLabel: "Go", laterLabel: "Not now", leaveLabel: "Away", infoText: "Mind" };

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

test("a popup is what its form says: boxes by whether they are ticked, addresses with their protocol", () => {
  const typed = {
    ...WRITTEN,
    linkUrl: "acme.test/more",
    linkTitle: "More",
    pictureType: "video",
    pictureUrl: "acme.test/a.mp4",
    info: "on",
  };
  const promotion = typedPromotion(form({ ...typed, enabled: "on", pictureTitle: "A film" }), "de");
  expect(PROMOTION_TICKS.filter((tick) => promotion[tick])).toEqual(["enabled", "info"]);
  expect(promotion.texts).toEqual({
    de: {
      ...WRITTEN,
      ...{ linkUrl: "https://acme.test/more", linkTitle: "More" },
      picture: { type: "video", url: "https://acme.test/a.mp4", title: "A film" },
    },
  } satisfies Promotion["texts"]);
});

test("an image of the library stands before an address, and an empty form says nothing", () => {
  const chosen = form({ used: "https://api.test/images/7", pictureType: "video", pictureUrl: "acme.test/a.mp4" });
  expect(typedPromotion(chosen, "en").texts.en?.picture).toEqual({ type: "image", url: "https://api.test/images/7", title: "" });
  const { texts } = typedPromotion(new FormData(), "en");
  expect(Object.values(texts.en ?? {}).filter(Boolean)).toEqual([]);
});
