import { expect, it } from "vitest";
import { newPromotion } from "#app/domain/guides/promotion.ts";
import { EMPTY_STEP_TEXTS, emptyStep } from "#app/domain/guides/step.ts";
import { fittingLanguage } from "./offered-languages.ts";
import { type BundleRows, guideInLanguage, type LiveGuide, toBundle } from "./to-bundle.ts";

const everywhere = { segment_id: 0, page_segment_id: 0, tags: { mode: "show" as const, list: [] as number[] }, showing: {} };
const live = { ...everywhere, language_behaviour: "fallback_default", language_texts: {} } as const;

function guideRow(id: number, chapter: number | null, titles: Record<string, string>, more: Partial<LiveGuide> = {}): LiveGuide {
  const texts = Object.fromEntries(
    Object.entries(titles).map(([key, title]) => [key, { title, subtitle: "", steps: { a: { ...EMPTY_STEP_TEXTS, title: `${key} a` } } }]),
  );
  return {
    ...live,
    id,
    version: 3,
    chapter_id: chapter,
    content: { steps: [emptyStep("a", "slide"), emptyStep("b", "step")], texts },
    ...more,
  };
}

const rows: BundleRows = {
  property: { id: 1, name: "Acme CRM", stylings: { privacyLevel: 1, main_color: "#123456" }, settings: {}, limits: {} },
  languages: [
    { key: "de", visibility: "public" },
    { key: "en", visibility: "default" },
    { key: "fr", visibility: "private" },
  ],
  texts: [{ language: "de", texts: { search_bar_placeholder: "Wonach?" } }],
  pageSegments: [],
  tags: [],
  chapters: [
    { ...live, id: 20, content: { texts: { en: { title: "Second", subtitle: "s" }, de: { title: "Zweites", subtitle: "" } } } },
    { ...live, id: 10, content: { texts: { en: { title: "First", subtitle: "" } } } },
    { ...live, id: 30, content: { texts: { en: { title: "Empty", subtitle: "" } } } },
  ],
  guides: [
    guideRow(1, 10, { en: "One", de: "Eins" }),
    guideRow(2, 20, { en: "Two" }),
    guideRow(3, null, { en: "Loose" }),
    guideRow(4, 99, { en: "Lost" }),
  ],
  tooltips: [],
  validators: [],
  messages: [],
};

it("keeps the order, puts loose guides last and leaves out empty chapters and guides of chapters that are not live", () => {
  const bundle = toBundle(rows, "en");
  expect(bundle.chapters).toEqual([
    { id: 20, title: "Second", subtitle: "s", guideIds: [2] },
    { id: 10, title: "First", subtitle: "", guideIds: [1] },
    { id: 0, title: "", subtitle: "", guideIds: [3] },
  ]);
  expect(bundle.guides.map(({ id }) => id)).toEqual([1, 2, 3]);
});

it("gives each item in the wanted language, else in the default one", () => {
  const bundle = toBundle(rows, "de-AT");
  expect(bundle.property).toMatchObject({ language: "de", languages: ["de", "en"], privacyLevel: 1 });
  expect(bundle.guides.map(({ title, language }) => [title, language])).toEqual([
    ["Eins", "de"],
    ["Two", "en"],
    ["Loose", "en"],
  ]);
  expect(bundle.chapters[0]?.title).toBe("Zweites");
  expect(bundle.texts).toMatchObject({ next: "Weiter", search: "Wonach?" });
});

it("hides what says so instead of falling back, and what is switched off", () => {
  const hidden = guideRow(5, null, { en: "Five" }, { language_behaviour: "hide" });
  const off = guideRow(6, null, { en: "Six", de: "Sechs" }, { language_texts: { de: { status: "off" } } });
  const titles = (wanted: string) => toBundle({ ...rows, guides: [hidden, off] }, wanted).guides.map(({ title }) => title);
  expect(titles("de")).toEqual(["Six"]);
  expect(titles("en")).toEqual(["Five", "Six"]);
});

it("does not offer a private language, and copes with a property without any", () => {
  expect(toBundle(rows, "fr").property.language).toBe("en");
  expect(toBundle({ ...rows, languages: [] }, "xx").property).toMatchObject({ language: "en", languages: ["en"] });
});

it("gives a step the shape that the player reads, with the version's number", () => {
  const guide = toBundle(rows, "en").guides[0];
  expect(guide?.version).toBe(3);
  expect(guide?.steps.map(({ id, title }) => [id, title])).toEqual([
    ["a", "en a"],
    ["b", ""],
  ]);
  expect(Object.keys(guide?.steps[0] ?? {})).not.toContain("skipIf");
});

it("gives a video the address at which it can be shown in a frame", () => {
  const video = { type: "video", url: "https://youtu.be/dQw4w9WgXcQ", title: "See" } as const;
  const texts = { en: { title: "V", subtitle: "", steps: { a: { ...EMPTY_STEP_TEXTS, media: video } } } };
  const row = guideRow(8, null, {}, { content: { steps: [emptyStep("a", "slide")], texts } });
  expect(toBundle({ ...rows, guides: [row] }, "en").guides[0]?.steps[0]?.media).toMatchObject({
    url: "https://www.youtube.com/embed/dQw4w9WgXcQ",
  });
});

it.each([
  ["de", "de"],
  ["DE_at", "de"],
  ["pt", "pt-br"],
  ["", "en"],
  ["xx", "en"],
  ["-", "en"],
])("chooses for %j the language %s", (wanted, chosen) => {
  expect(fittingLanguage(wanted, ["en", "de", "pt-br"]) ?? "en").toBe(chosen);
});

it("carries the promotion of a guide that shows by itself, in the language that fits, and no other", () => {
  const promoted = (showing: object) => {
    const row = guideRow(1, null, { en: "One", de: "Eins" });
    const promotion = newPromotion({ en: { title: "New", subtitle: "" } });
    return { ...row, showing, content: { ...row.content, promotion } };
  };
  const promotionOf = (showing: object, wanted: string) => toBundle({ ...rows, guides: [promoted(showing)] }, wanted).guides[0]?.promotion;
  expect(promotionOf({ auto: true }, "en")).toMatchObject({ headline: "New", language: "en" });
  expect(promotionOf({ auto: true }, "de")).toBeUndefined();
  expect(promotionOf({}, "en")).toBeUndefined();
});

it("shows a step that says nothing in a language as it is in the default one: an editor saves all steps at once", () => {
  const said = { en: { ...EMPTY_STEP_TEXTS, title: "Press", content: "here" }, de: { ...EMPTY_STEP_TEXTS, content: " " } };
  const texts = (language: "en" | "de", step = said[language]) => ({ title: language, subtitle: "", steps: { a: step } });
  const content = (de = said.de) => ({ steps: [emptyStep("a", "slide")], texts: { en: texts("en"), de: texts("de", de) } });
  const shown = (de?: typeof said.de) => guideInLanguage({ id: 1, version: 1, content: content(de) }, "de", "en").steps[0];
  expect(shown()).toMatchObject({ title: "Press", content: "here" });
  const media = { type: "image", url: "https://a.test/de.png", title: "" } as const;
  expect(shown({ ...EMPTY_STEP_TEXTS, media })).toMatchObject({ title: "", media });
  expect(shown({ ...EMPTY_STEP_TEXTS, title: "Drücken" })).toMatchObject({ title: "Drücken", content: "" });
});

it("hides everything from people whose language is not offered, where the property wants it, and from nobody else", () => {
  const hiding = { ...rows, property: { ...rows.property, stylings: { language_behaviour: "hide" } } };
  const titles = (of: BundleRows, wanted: string) => toBundle(of, wanted).guides.map(({ title }) => title);
  expect(titles(hiding, "it")).toEqual([]);
  expect(toBundle(hiding, "it").chapters).toEqual([]);
  for (const wanted of ["de", "en-GB", ""]) expect(titles(hiding, wanted)).toEqual(titles(rows, wanted));
  expect(titles(rows, "it")).toEqual(["One", "Two", "Loose"]);
});

it("lets content hide from people whose language is not offered, whom the property shows the rest in its default one", () => {
  const hidden = guideRow(5, null, { en: "Five" }, { language_behaviour: "hide" });
  const promoted = guideRow(6, null, { en: "Six" }, { showing: { auto: true } });
  promoted.content.promotion = newPromotion({ en: { title: "Six", subtitle: "" } });
  const { guides } = toBundle({ ...rows, guides: [hidden, promoted] }, "fr");
  expect(guides.map(({ title, promotion }) => [title, promotion])).toEqual([["Six", undefined]]);
});

it("says whether the assistant lists announcements (specification 1, section 3: enableAnnouncements)", () => {
  const style = (stylings: object) => toBundle({ ...rows, property: { ...rows.property, stylings: { ...stylings } } }, "en").style;
  expect(style({}).noNews).toBe(true);
  expect(style({ enableAnnouncements: true })).not.toHaveProperty("noNews");
});

it("has no label of blanks, which nobody could read", () => {
  const texts = { search_filter_label_guides: " ", search_page_initial_placeholder: "\u200b", search_filter_label_documents: "\n" };
  const bundle = toBundle({ ...rows, texts: [{ language: "en", texts }], documents: new Set(["en"]) }, "en");
  expect(bundle).not.toHaveProperty("labels");
  expect(bundle.documents).toEqual({ label: "Documents" });
});

it("leaves out guides where they are turned off", () => {
  const off = { ...rows, property: { ...rows.property, stylings: { enableInteractiveTours: false } } };
  expect(toBundle(off, "en")).toMatchObject({ guides: [], chapters: [] });
});

it.each([
  ["back", undefined, [true, true]],
  ["restart", true, [true, true]],
  ["nothing", undefined, [false, false]],
])("with back_mode %s guides restart: %j, and their steps have Back: %j", (back_mode, restarts, buttons) => {
  const [guide] = toBundle({ ...rows, property: { ...rows.property, stylings: { back_mode } } }, "en").guides;
  expect([guide?.restarts, guide?.steps.map(({ backButton }) => backButton)]).toEqual([restarts, buttons]);
});

it("says the property's hero text on the button of a promotion without a label of its own", () => {
  const shown = { ...live, showing: { auto: true } };
  const promoted = guideRow(6, null, { en: "Six" }, { ...shown });
  promoted.content.promotion = newPromotion({ en: { title: "Six", subtitle: "" } });
  const start = (hero_btn_text: string) =>
    toBundle({ ...rows, guides: [promoted], property: { ...rows.property, stylings: { hero_btn_text } } }, "en").guides[0]?.promotion
      ?.start;
  expect([start("Show me"), start("")]).toEqual(["Show me", "Let’s go"]);
});

it("carries the page segment of the assistant's button, with its rules", () => {
  const segment = { id: 7, rules: ["/deals*"], visibility: true };
  const own = { ...rows, pageSegments: [segment], property: { ...rows.property, settings: { assistantPageSegment: 7 } } };
  expect(toBundle(own, "en")).toMatchObject({ pageSegment: 7, targeting: { pageSegments: [segment] } });
  expect(toBundle(rows, "en")).not.toHaveProperty("pageSegment");
});
