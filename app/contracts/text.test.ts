import { expect, test } from "vitest";
import { MOST_ID } from "#app/domain/urls/id-in-address.ts";
import { texts as messageTexts, shape } from "./message-content.ts";
import { idList } from "./text.ts";

const codeOf = (ids: string) => idList.safeParse(ids).error?.issues.map(({ message }) => message);

test("a list of ids has at most 200, and none greater than an id can be", () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(",");
  expect(idList.parse(ids(200))).toHaveLength(200);
  expect(codeOf(ids(201))).toEqual(["text_error_invalid"]);
  expect(idList.parse(`1,${MOST_ID}`)).toEqual([1, MOST_ID]);
  expect(codeOf(`1,${MOST_ID + 1}`)).toEqual(["text_error_invalid"]);
});

const surveyWith = (id: string) =>
  shape.safeParse({ pages: [{ id: "first", questions: [{ id, kind: "short", required: false, options: [] }], rules: [] }], ends: [] });
const wordsWith = (id: string) => {
  const further = { questions: Object.fromEntries([[id, { title: "Why?", leftLabel: "", rightLabel: "", options: {} }]]), ends: {} };
  return messageTexts.safeParse({
    question: "",
    leftLabel: "",
    rightLabel: "",
    commentBoxLabel: "",
    buttonLabel: "",
    thankYouMessage: "",
    further,
  });
};

// Parts are looked up in plain objects by these ids.
test.each(Object.getOwnPropertyNames(Object.prototype))("no part of a survey can be called %s", (id) => {
  expect(surveyWith(id).success).toBe(false);
  // A record leaves out what would be its prototype.
  const said = wordsWith(id).data as { further: { questions: object } } | undefined;
  expect(Object.keys(said?.further.questions ?? {})).toEqual([]);
});

test("what a part can be called else, can say its words too", () => {
  for (const id of ["main", "constructors", "a-1"]) expect([surveyWith(id).success, wordsWith(id).success]).toEqual([true, true]);
});
