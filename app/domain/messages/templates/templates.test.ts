import { expect, test } from "vitest";
import { isCategoryOf, MESSAGE_FORMS, MESSAGE_TYPES, NPS_CATEGORY, SURVEY_CATEGORY } from "#app/domain/messages/message.ts";
import { EMPTY_ANNOUNCEMENT } from "#app/domain/messages/message-texts.ts";
import { announcementProblems, questionProblems } from "#app/domain/messages/text-problems.ts";
import { TEMPLATE_LANGUAGES, templateLanguage } from "./template.ts";
import { templateOf, templatesOf, titleOf } from "./templates.ts";
import { usualTexts } from "./usual-texts.ts";

const all = MESSAGE_TYPES.flatMap((type) => templatesOf(type));

test("there are at least ten, of every kind, each with an id of its own", () => {
  expect(all.length).toBeGreaterThanOrEqual(10);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const type of MESSAGE_TYPES) expect(templatesOf(type).length).toBeGreaterThan(0);
});

test.each(all)("$id could be published as it is, in every language", (template) => {
  expect(isCategoryOf(template.type, template.category)).toBe(true);
  expect(MESSAGE_FORMS[template.type]).toContain(template.form);
  for (const language of TEMPLATE_LANGUAGES) {
    const problems =
      template.type === "announcement"
        ? announcementProblems({
            ...EMPTY_ANNOUNCEMENT,
            title: template.texts[language].headline,
            description: template.texts[language].description,
          })
        : questionProblems({ ...template.texts[language], title: template.texts[language].question });
    expect(problems).toEqual([]);
    expect(titleOf(template, language)).not.toBe("");
  }
});

test("a property begins with the texts of its own language, or with the English ones", () => {
  expect(["de", "de-at", "en", "fr", "deu"].map(templateLanguage)).toEqual(["de", "de", "en", "en", "en"]);
  expect(templateOf("none")).toBeUndefined();
});

test.each([NPS_CATEGORY, SURVEY_CATEGORY])(
  "the usual texts of what asks of category %i need only a question to be published, in each language",
  (category) => {
    for (const language of [...TEMPLATE_LANGUAGES, "de-AT", "fr"])
      expect(questionProblems({ ...usualTexts(category, language), title: "How was it?" })).toEqual([]);
    expect([usualTexts(category, "de-AT").buttonLabel, usualTexts(category, "fr").buttonLabel]).toEqual(["Senden", "Send"]);
  },
);
