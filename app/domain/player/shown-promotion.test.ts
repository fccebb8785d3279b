import { expect, test } from "vitest";
import { changedPromotion, newPromotion, type Promotion } from "#app/domain/guides/promotion.ts";
import { shownPromotion, withoutGuide } from "./shown-promotion.ts";

const english = newPromotion({ en: { title: "Forecast", subtitle: "Two minutes" } });
const both = changedPromotion(english, "de", { texts: { headline: "Prognose" } });
const shown = (promotion: Promotion | undefined, wanted = "de") => shownPromotion(promotion, { language: wanted, standard: "en" });

test.each<[string, Promotion | undefined, string | undefined]>([
  ["nothing where there is none", undefined, undefined],
  ["nothing while it is off", { ...both, enabled: false }, undefined],
  ["their own language", both, "Prognose"],
  ["nothing where theirs is not written: a popup hides unless it says otherwise", english, undefined],
  ["the default language where it says so", { ...english, languageBehaviour: "fallback_default" }, "Forecast"],
  ["nothing where theirs is off", { ...both, languageTexts: { de: { status: "off" } } }, undefined],
])("people see %s", (_, promotion, headline) => {
  expect(shown(promotion)?.headline).toBe(headline);
});

test("labels are the author's, else the player's in that language; what is not ticked is not there", () => {
  const own = changedPromotion(both, "de", { laterButton: false, texts: { startLabel: "Ansehen" } });
  expect(shown(own)).toMatchObject({ start: "Ansehen", later: null, leave: "Guide verlassen" });
  expect(shown(own, "en")).toMatchObject({ start: "Let’s go", leave: "Leave this guide" });
});

test("without a guide there is none to start or to leave, unless the author says so", () => {
  const alone = (promotion: Promotion) => withoutGuide(shown(promotion)!);
  expect(alone(both)).toMatchObject({ start: null, later: "Später", leave: "Schließen" });
  expect(alone(changedPromotion(both, "de", { texts: { leaveLabel: "Weg damit" } }))).toMatchObject({ leave: "Weg damit" });
  expect(alone({ ...both, leaveIcon: false })).toMatchObject({ leave: null });
});

test("a button without a label of its own says what the guide says that starts", () => {
  const hero = (promotion: Promotion) => shownPromotion(promotion, { language: "en", standard: "en", hero: "Begin" })?.start;
  expect(hero(english)).toBe("Begin");
  expect(hero(changedPromotion(english, "en", { texts: { startLabel: " " } }))).toBe("Begin");
  expect(hero(changedPromotion(english, "en", { texts: { startLabel: "Look" } }))).toBe("Look");
});

test("media come as picture, info box and link, and only what is ticked", () => {
  const picture = { type: "image", url: "https://a.test/x.png", title: "A desk" } as const;
  const texts = { picture, infoText: "Mind this", linkUrl: "https://a.test", linkTitle: "" };
  const full = changedPromotion(english, "en", { info: true, link: true, texts });
  expect(shown(full, "en")?.media).toEqual([
    picture,
    { type: "info", text: "Mind this" },
    { type: "link", url: "https://a.test", title: "Link title" },
  ]);
  expect(shown({ ...full, info: false, link: false }, "en")?.media).toEqual([picture]);
});
