import { expect, test } from "vitest";
import type { Message } from "#app/api/message-words.ts";
import { oneQuestion } from "#app/domain/messages/survey.ts";
import { foundIn } from "./found.server.ts";

const NOW = Date.parse("2026-11-26T12:00Z");
const missing = (field: string) => ({ field, code: "text_error_missing", blocks: true });
const found = (field: string) => ({ ...missing(field), isText: true });
const shape = oneQuestion("emoji");
const SURVEY = {
  shape: { ...shape, pages: [...shape.pages, { id: "p2", questions: [], rules: [] }] },
  maxTime: { utc: "2026-11-25T12:00:00.000Z", timezone: "UTC" },
  texts: {},
  problems: { en: [missing("further.questions.why.title"), missing("buttonLabel"), missing("question")] },
} as unknown as Message;

test("what keeps a survey from being published comes in the order of the form, further questions with the part that lacks it", () => {
  expect(foundIn(SURVEY, "en", NOW)).toEqual([
    found("question"),
    found("buttonLabel"),
    { ...found("further"), part: "why" },
    { field: "further", code: "survey_error_empty_page", blocks: true, part: "p2" },
    { field: "to", code: "message_error_ended", blocks: true },
  ]);
  expect(foundIn(SURVEY, "de", NOW).map(({ field }) => field)).toEqual(["further", "to"]);
});

test("an address without a protocol says where it leads as it is", () => {
  const link = { title: "Read on", url: "example.com/news" };
  const warned = { field: "primaryLink.url", code: "text_error_missing_protocol", blocks: false };
  const texts = { headline: "A", description: "B", media: null, primaryLink: link, secondaryLink: null, guide: null };
  const message = { shape: null, maxTime: null, texts: { en: { status: "default", texts } }, problems: { en: [warned] } };
  expect(foundIn(message as unknown as Message, "en", NOW)).toEqual([
    { ...warned, field: "primaryUrl", isText: true, leads: "https://example.com/news" },
  ]);
});

test("an address that leads nowhere, with a protocol or without, is said to be none", () => {
  const said = (url: string) => {
    const link = { title: "Read on", url };
    const warned = { field: "primaryLink.url", code: "text_error_missing_protocol", blocks: false };
    const texts = { headline: "A", description: "B", media: null, primaryLink: link, secondaryLink: null, guide: null };
    const message = { shape: null, maxTime: null, texts: { en: { status: "default", texts } }, problems: { en: [warned] } };
    return foundIn(message as unknown as Message, "en", NOW)[0];
  };
  for (const url of ["htp//foo bar", "javascript:alert(1)"]) expect(said(url)).toMatchObject({ code: "text_error_invalid_link" });
});
