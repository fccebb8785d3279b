import { describe, expect, test } from "vitest";
import { type AnnouncementTexts, EMPTY_ANNOUNCEMENT, EMPTY_QUESTION, type QuestionTexts } from "./message-texts.ts";
import { announcementProblems, questionProblems, type TextProblem } from "./text-problems.ts";

const told = ({ field, code, blocks }: TextProblem) => `${field} ${code.replace("text_error_", "")}${blocks ? "" : " (warns)"}`;
const letters = (count: number) => "a".repeat(count);

describe("an announcement", () => {
  const whole: AnnouncementTexts = { ...EMPTY_ANNOUNCEMENT, title: "News", description: "All about it" };
  const of = (change: Partial<AnnouncementTexts>) => announcementProblems({ ...whole, ...change }).map(told);
  const link = (url: string, title = "Read on") => of({ cta: { ...whole.cta, primaryLink: { title, url } } });

  test("is whole with a headline and a description", () => {
    expect(of({})).toEqual([]);
  });

  test("headline warns above 120 characters", () => {
    expect(of({ title: letters(120) })).toEqual([]);
    expect(of({ title: letters(121) })).toEqual(["title too_long (warns)"]);
    expect(of({ title: " " })).toEqual(["title missing"]);
  });

  test("description required", () => {
    expect(of({ description: " \n" })).toEqual(["description missing"]);
  });

  test.each(["image", "imageLibrary"] as const)("media missing if the source is empty: %s", (type) => {
    expect(of({ media: { type, src: "" } })).toEqual(["media.src missing"]);
    expect(of({ media: { type, src: "https://api.test/images/1" } })).toEqual([]);
  });

  test.each([
    ["", ["cta.primaryLink.url missing"]],
    ["  ", ["cta.primaryLink.url missing"]],
    ["example.com", ["cta.primaryLink.url missing_protocol (warns)"]],
    ["example.com:8080/x", ["cta.primaryLink.url missing_protocol (warns)"]],
    ["ann@example.com", ["cta.primaryLink.url missing_protocol (warns)"]],
    ["https://", ["cta.primaryLink.url invalid_link (warns)"]],
    ["https://a b", ["cta.primaryLink.url invalid_link (warns)"]],
    ["ftp://example.com", ["cta.primaryLink.url invalid_link (warns)"]],
    ["https://example.com/a?b#c", []],
    ["mailto:ann@example.com", []],
  ])("the address of a link: %j", (url, expected) => {
    expect(link(url)).toEqual(expected);
  });

  test("no script is a link", () => {
    expect(link("javascript:alert(1)")).toEqual(["cta.primaryLink.url missing_protocol (warns)"]);
  });

  test("link titles required when the link exists, of the second one too", () => {
    expect(link("https://example.com", " ")).toEqual(["cta.primaryLink.title missing"]);
    expect(of({ cta: { ...whole.cta, secondaryLink: { title: "", url: "" } } })).toEqual([
      "cta.secondaryLink.title missing",
      "cta.secondaryLink.url missing",
    ]);
  });

  test("guide call-to-action missing if its key exists but is empty", () => {
    expect(of({ cta: { ...whole.cta, guide: "" } })).toEqual(["cta.guide missing"]);
    expect(of({ cta: { ...whole.cta, guide: 5 } })).toEqual([]);
  });
});

describe("an NPS or a survey", () => {
  const words = Object.keys(EMPTY_QUESTION).map((name) => [name, "x"]);
  const whole: QuestionTexts = { ...EMPTY_QUESTION, ...Object.fromEntries(words) };
  const of = (change: Partial<QuestionTexts>) => questionProblems({ ...whole, ...change }).map(told);

  test.each([
    ["question warns above 120", "title", 120, " (warns)"],
    ["leftLabel error above 36", "leftLabel", 36, ""],
    ["rightLabel error above 36", "rightLabel", 36, ""],
    ["commentBoxLabel error above 80", "commentBoxLabel", 80, ""],
    ["buttonLabel error above 36", "buttonLabel", 36, ""],
    ["thankYouMessage warns above 120", "thankYouMessage", 120, " (warns)"],
  ] as const)("%s", (_, field, most, warns) => {
    expect(of({ [field]: letters(most) })).toEqual([]);
    expect(of({ [field]: letters(most + 1) })).toEqual([`${field} too_long${warns}`]);
  });

  test("text inputs: missing if empty", () => {
    expect(questionProblems(EMPTY_QUESTION).map(told)).toEqual(Object.keys(EMPTY_QUESTION).map((field) => `${field} missing`));
  });
});
