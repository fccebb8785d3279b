import fs from "node:fs";
import { expect, test } from "vitest";
import { MESSAGE_TYPES } from "#app/domain/messages/message.ts";
import { EMPTY_ANNOUNCEMENT, EMPTY_QUESTION } from "#app/domain/messages/message-texts.ts";
import { announcementProblems, questionProblems, TEXT_PROBLEMS } from "#app/domain/messages/text-problems.ts";
import { pathsOf } from "#app/paths/paths-of.ts";
import errors from "#locales/en/errors.json" with { type: "json" };
import words from "#locales/en/messages.json" with { type: "json" };
import { within } from "#server/launch/root.mjs";

const said: Record<string, string> = words;

test.each([
  ["public", "Live"],
  ["private", "Draft"],
  ["used", "Used"],
  ["scheduled", "Scheduled"],
  ["deleted", "Deleted"],
  ["archived", "Archived"],
])("section 4: a message that is %s is labelled %s", (visibility, label) => {
  expect(said[`state_${visibility}`]).toBe(label);
});

test("section 3: the categories are named new feature, reminder, must see guide, news, announcement, important; then NPS and survey", () => {
  const names = [1, 2, 3, 4, 5, 6, 7, 8].map((category) => said[`category_${category}`]?.toLowerCase().replaceAll("-", " "));
  expect(names).toEqual(["new feature", "reminder", "must see guide", "news", "announcement", "important", "nps", "survey"]);
});

test("section 5: the keys are text_error_missing, text_error_too_long, text_error_invalid_link, text_error_missing_protocol, each with a field and a text", () => {
  expect([...TEXT_PROBLEMS].sort()).toEqual([
    "text_error_invalid_link",
    "text_error_missing",
    "text_error_missing_protocol",
    "text_error_too_long",
  ]);
  for (const code of TEXT_PROBLEMS) expect(errors[code].length).toBeGreaterThan(5);
  const links = { primaryLink: { title: "", url: "x" }, secondaryLink: { title: "", url: "https://" }, guide: "" as const };
  const problems = [
    ...announcementProblems({ ...EMPTY_ANNOUNCEMENT, title: "a".repeat(121), media: { type: "image", src: "" }, cta: links }),
    ...questionProblems(EMPTY_QUESTION),
  ];
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(TEXT_PROBLEMS));
  expect(problems.filter(({ field }) => field === "")).toEqual([]);
  expect(problems.filter(({ code, blocks }) => blocks && !["text_error_missing", "text_error_too_long"].includes(code))).toEqual([]);
});

test("section 2: the screens of messages are at list, create, nps, survey with survey/edit/{id}, and announcements with announcement/edit/{id}", () => {
  const paths = pathsOf(1);
  const screens = [
    [paths.messages(), "list"],
    [paths.createMessage(), "create"],
    [paths.npsMessages(), "nps"],
    [paths.surveys(), "survey"],
    [paths.message("survey", 5), "survey/edit/5"],
    [paths.announcements(), "announcements"],
    [paths.message("announcement", 5), "announcements/announcement/edit/5"],
  ] as const;
  const params: Record<string, string> = { survey: "$surveyId", announcements: "$announcementId" };
  for (const [address, path] of screens) {
    expect(address).toBe(`/app/1/messages/${path}`);
    const folder = path.replace("5", params[path.split("/")[0]!] ?? "5");
    expect([path, fs.existsSync(within(`app/routes/app/$property/messages/${folder}/page.tsx`))]).toEqual([path, true]);
  }
  expect(new Set(MESSAGE_TYPES.map((type) => paths.message(type, 5))).size).toBe(3);
});
