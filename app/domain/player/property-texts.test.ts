import { expect, test } from "vitest";
import {
  GUIDE_TEXTS,
  MOST_TEXT_CHARACTERS,
  propertyTexts,
  SHOWN_TEXTS,
  setTexts,
  textsInstead,
  usualPropertyTexts,
} from "./property-texts.ts";

const NAMES = [
  "search_bar_placeholder",
  "search_page_initial_placeholder",
  "search_no_result",
  "external_link_text",
  "external_link_header",
  "search_filter_label_guides",
  "search_filter_label_announcements",
  "search_filter_label_documents",
] as const;

test("section 3: a property has these eight texts, and a form that offers all of them", () => {
  // Those of guides stand beside them (section 1).
  expect(Object.keys(MOST_TEXT_CHARACTERS)).toEqual([...NAMES, ...GUIDE_TEXTS]);
  expect([...SHOWN_TEXTS].toSorted()).toEqual([...NAMES].toSorted());
});

test.each([
  ["search_bar_placeholder", "Search ..."],
  ["search_no_result", "No Results"],
  ["external_link_text", "Click here for more help"],
  ["external_link_header", "Sorry, we couldn't find what you were looking for!"],
  ["search_filter_label_guides", "Guide"],
] as const)("section 3: the text %s is %j until a property writes its own", (name, usual) => {
  expect(usualPropertyTexts("en")[name]).toBe(usual);
  expect(propertyTexts("en-gb", { [name]: "" })[name]).toBe(usual);
  expect(propertyTexts("en", { [name]: "Ours" })).toEqual({ ...usualPropertyTexts("en"), [name]: "Ours" });
});

const BLANKS = ["", "   ", "\n", "\u200b", "\u2066\u2069"];
test.each(BLANKS)("%j is no text of its own: the usual one stands there", (blank) => {
  const all = Object.fromEntries(Object.keys(MOST_TEXT_CHARACTERS).map((name) => [name, blank]));
  expect(setTexts(all)).toEqual({});
  expect(propertyTexts("de", all)).toEqual(usualPropertyTexts("de"));
});

test("a name that is none of a text is left out", () => {
  expect(propertyTexts("en", { title: "Ours", constructor: "x" })).toEqual(usualPropertyTexts("en"));
});

test.each(["de", "fr", "es", "it", "nl", "ar", "he"])("in %s each of those texts is in that language", (language) => {
  const [own, english] = [usualPropertyTexts(language), usualPropertyTexts("en")];
  for (const name of ["search_bar_placeholder", "search_no_result", "external_link_text", "external_link_header"] as const) {
    expect(own[name].trim()).not.toBe("");
    expect(own[name]).not.toBe(english[name]);
  }
});

test.each([
  ["en", "News", "Documents"],
  ["de-at", "Neuigkeiten", "Dokumente"],
  ["xx", "News", "Documents"],
])(
  "in %s, announcements and documents that are found are called %j and %j until a property says otherwise",
  (language, news, documents) => {
    expect(textsInstead(language)).toEqual({
      ...usualPropertyTexts(language),
      search_filter_label_announcements: news,
      search_filter_label_documents: documents,
    });
  },
);
