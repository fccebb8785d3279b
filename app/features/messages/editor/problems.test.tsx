import { expect, test } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import type { EditedMessage } from "./edited.server.ts";
import { FURTHER, type MessageValues } from "./fields.ts";
import { Problems } from "./problems.tsx";

const VALUES = {
  ...{ primaryTitle: "Read on", primaryUrl: "example.com/news", buttonLabel: "x".repeat(37), thankYouMessage: "" },
  ...{ mediaType: "image", mediaSrc: "", ends: "at", to: "2026-11-25T12:00", toZone: "UTC", status: "on" },
} as MessageValues;
const EDITED = {
  message: { id: 4, revision: 2, visibility: "private" },
  language: { key: "de", lang: "de", isDefault: false },
  found: [
    { field: "mediaSrc", code: "text_error_missing", blocks: true, isText: true },
    { field: "primaryUrl", code: "text_error_missing_protocol", blocks: false, isText: true, leads: "https://example.com/news" },
    { field: "buttonLabel", code: "text_error_too_long", blocks: true, isText: true },
    { field: "thankYouMessage", code: "text_error_missing", blocks: true, isText: true },
    { field: FURTHER, code: "text_error_missing", blocks: true, isText: true, part: "why" },
    { field: FURTHER, code: "survey_error_empty_page", blocks: true, part: "p2" },
    { field: "to", code: "message_error_ended", blocks: true },
  ],
  values: VALUES,
} as unknown as EditedMessage;
const [LINK, FURTHER_QUESTIONS] = ["Address of the first button", "Further questions"];
const BLOCKING = ["Address of the image", "Label of the button", "Thank-you", FURTHER_QUESTIONS, FURTHER_QUESTIONS, "Ends"];

/** What is listed as keeping the message from being published, and what not, by the fields and screens that it leads to. */
async function listed(
  stored: Partial<MessageValues> = {},
  sent?: Partial<MessageValues>,
  error: Record<string, string[]> = { priority: [""] },
) {
  const values = { ...VALUES, ...stored };
  const answered = sent && { submission: { status: "error", initialValue: { ...values, ...sent }, error }, failure: null };
  const element = <Problems of={{ ...EDITED, values }} />;
  const { body } = new DOMParser().parseFromString(await markupAt("/", element, undefined, "en", answered), "text/html");
  return [...body.querySelectorAll("ul")].map((list) =>
    [...list.querySelectorAll("li")].map(({ textContent }) => textContent?.split(":")[0]),
  );
}

test("what is stored is listed whole, also beside a form that came back with it for another reason", async () => {
  expect(await listed()).toEqual([BLOCKING, [LINK]]);
  expect(await listed({}, {})).toEqual([BLOCKING, [LINK]]);
});

test.each<[string, Partial<MessageValues>, Record<string, string[]>, string[]]>([
  ["a field that was changed", { thankYouMessage: "Thanks" }, {}, BLOCKING.filter((each) => each !== "Thank-you")],
  ["a field that the form says itself", {}, { thankYouMessage: ["text_error_missing"] }, BLOCKING.filter((each) => each !== "Thank-you")],
  ["an end that was given up", { ends: "now" }, {}, BLOCKING.filter((each) => each !== "Ends")],
  ["an image of the library instead", { used: "/images/7" }, {}, BLOCKING.filter((each) => each !== "Address of the image")],
  ["an image that was given up", { mediaType: "" }, {}, BLOCKING.filter((each) => each !== "Address of the image")],
  ["further questions that were refused, of which there may be more", {}, { [FURTHER]: ["survey_error_empty_page"] }, BLOCKING],
])("of a form that came back, with %s", async (_, sent, error, expected) => {
  expect((await listed({}, sent, error))[0]).toEqual(expected);
});

test("a link is warned of as long as it is as it was", async () => {
  expect((await listed({}, { primaryUrl: "https://example.com" })).length).toBe(1);
});

test("in a language that is off texts keep nothing from going live, by what the form holds", async () => {
  const isOff = [
    [FURTHER_QUESTIONS, "Ends"],
    ["Address of the image", LINK, "Label of the button", "Thank-you", FURTHER_QUESTIONS],
  ];
  expect(await listed({ status: "off" })).toEqual(isOff);
  expect(await listed({ status: "on" }, { status: "off" })).toEqual(isOff);
  expect(await listed({ status: "off" }, { status: "on" })).toEqual([BLOCKING, [LINK]]);
});
