import { beforeEach, expect, test } from "vitest";
import { ANNOUNCEMENT_TEMPLATES } from "#app/domain/messages/templates/announcements.ts";
import { asked, newMessages, news } from "#tests/support/messages.ts";

const { en, de } = ANNOUNCEMENT_TEMPLATES[0]!.texts;
let messages: Awaited<ReturnType<typeof newMessages>>;
beforeEach(async () => {
  messages = await newMessages();
});
const translate = (id: number, overwrite: boolean, body: object = {}) =>
  messages.call("POST", `/${id}/translate?overwrite=${overwrite}`, { sourceLanguageKey: "en", ...body });

test("section 7: translate writes languages that say nothing, and with overwrite all others too; what is no template's sentence is copied", async () => {
  const id = await messages.addNews("News", { languageTexts: { en: { texts: news(en.headline, { description: en.description }) } } });
  const first = await translate(id, false);
  expect(first).toMatchObject({
    status: 200,
    body: {
      byRules: true,
      languages: [{ key: "de", copied: 0 }],
      message: { languageTexts: { de: { status: "on", texts: { headline: de.headline, description: de.description } } } },
    },
  });
  await messages.save(id, { languageTexts: { en: { texts: news("Own words", { description: en.description }) } } });
  expect((await translate(id, false)).body).toMatchObject({ languages: [] });
  expect((await messages.read(id)).languageTexts).toMatchObject({ de: { texts: { headline: de.headline } } });
  expect((await translate(id, true)).body).toMatchObject({ languages: [{ key: "de", copied: 1 }] });
  expect((await messages.read(id)).languageTexts).toMatchObject({
    de: { status: "on", texts: { headline: "Own words", description: de.description } },
  });
});

test("a new language with a text that was only copied is off; what a survey asks further is copied along", async () => {
  const further = {
    questions: { why: { title: "Why?", leftLabel: "", rightLabel: "", options: { a: "Price" } } },
    ends: { sorry: "Sorry" },
  };
  const first = { id: "first", questions: [{ id: "main", kind: "emoji", required: true, options: [] }], rules: [] };
  const why = { id: "why", kind: "single", required: false, options: ["a", "b"] };
  const id = await messages.add({
    type: "survey",
    shape: { pages: [{ ...first, questions: [...first.questions, why] }], ends: ["sorry"] },
    languageTexts: { en: { texts: { ...asked("How?"), further } } },
  });
  await translate(id, false);
  expect((await messages.read(id)).languageTexts).toMatchObject({ de: { status: "off", texts: { question: "How?", further } } });
});

test("a language without texts cannot be translated, nor an archived message, nor one that somebody changed meanwhile", async () => {
  const id = await messages.addNews();
  expect(await translate(id, true, { sourceLanguageKey: "de" })).toMatchObject({
    status: 422,
    body: { fields: [{ path: "sourceLanguageKey", code: "text_error_missing" }] },
  });
  expect(await translate(id, true, { revision: 99 })).toMatchObject({ status: 409, body: { code: "changed_meanwhile" } });
  await messages.call("DELETE", `/${id}`);
  expect(await translate(id, true)).toMatchObject({ status: 409, body: { code: "message_archived" } });
});
