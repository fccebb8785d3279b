import { expect, test } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import type { EditedMessage } from "./edited.server.ts";
import { FURTHER, type MessageValues } from "./fields.ts";
import { Problems } from "./problems.tsx";

const EDITED = {
  message: { id: 4, revision: 2, visibility: "private" },
  language: { key: "en", lang: undefined },
  found: [
    { field: "primaryUrl", code: "text_error_missing_protocol", blocks: false, leads: "https://example.com/news" },
    { field: "buttonLabel", code: "text_error_too_long", blocks: false },
    { field: "thankYouMessage", code: "text_error_missing", blocks: true },
    { field: FURTHER, code: "survey_error_empty_page", blocks: true, part: "p2" },
  ],
  values: { primaryUrl: "example.com/news", buttonLabel: "x".repeat(37) } as MessageValues,
} as unknown as EditedMessage;

/** What is listed, by the fields and screens that it leads to. */
async function listed(sent?: Record<string, string>, error: Record<string, string[]> = { priority: ["validate_please_enter_number"] }) {
  const answered = sent && { submission: { status: "error", initialValue: sent, error }, failure: null };
  const { body } = new DOMParser().parseFromString(await markupAt("/", <Problems of={EDITED} />, undefined, "en", answered), "text/html");
  return [...body.querySelectorAll("li")].map(({ textContent }) => textContent?.split(":")[0]);
}
const FURTHER_QUESTIONS = "Further questions";

test("what is stored is listed whole", async () => {
  expect(await listed()).toEqual(["Thank-you", FURTHER_QUESTIONS, "Address of the first button", "Label of the button"]);
});

test("beside a form that came back stands what it does not say itself: further questions, and a link as long as it is as it was", async () => {
  expect(await listed(EDITED.values)).toEqual([FURTHER_QUESTIONS, "Address of the first button"]);
  expect(await listed({ ...EDITED.values, primaryUrl: "https://example.com" })).toEqual([FURTHER_QUESTIONS]);
  expect(await listed({ ...EDITED.values, primaryUrl: "" }, { [FURTHER]: ["survey_error_empty_page"] })).toEqual([]);
});
