import { expect, test } from "vitest";
import { furtherOf, furtherProblems } from "./further-texts.ts";
import type { FurtherTexts } from "./message-texts.ts";
import { oneQuestion, type QuestionKind, type SurveyShape } from "./survey.ts";

const [first] = oneQuestion("stars").pages;
const asking = (kind: QuestionKind, options: string[] = [], ends: string[] = []): SurveyShape => ({
  pages: [first!, { id: "second", questions: [{ id: "why", kind, required: false, options }], rules: [] }],
  ends,
});
const said = (title: string, options: Record<string, string> = {}, more: Partial<FurtherTexts["questions"][string]> = {}) => ({
  questions: { why: { title, leftLabel: "", rightLabel: "", options, ...more } },
  ends: {},
});
const told = (further: FurtherTexts | undefined, shape: SurveyShape) =>
  furtherProblems(further, shape).map(
    ({ field, code, blocks }) => `${field.replace("further.", "")} ${code.replace("text_error_", "")}${blocks ? "" : " (warns)"}`,
  );
const letters = (count: number) => "a".repeat(count);

test.each<[string, FurtherTexts | undefined, SurveyShape, string[]]>([
  ["nothing further is asked", undefined, oneQuestion("score"), []],
  ["no words at all", undefined, asking("long"), ["questions.why.title missing"]],
  ["a blank question", said(" "), asking("long"), ["questions.why.title missing"]],
  ["a question of 121 characters", said(letters(121)), asking("long"), ["questions.why.title too_long (warns)"]],
  ["a choice without its words", said("Why?", { a: "Price" }), asking("single", ["a", "b"]), ["questions.why.options.b missing"]],
  ["an option of 81 characters", said("Why?", { a: letters(81) }), asking("ranking", ["a"]), ["questions.why.options.a too_long"]],
  ["options that the kind does not show", said("Why?"), asking("short", ["a", "b"]), []],
  ["a scale without labels", said("How?"), asking("score"), []],
  ["a label of 37 characters", said("How?", {}, { rightLabel: letters(37) }), asking("emoji"), ["questions.why.rightLabel too_long"]],
  ["labels where there is no scale", said("How?", {}, { leftLabel: letters(37) }), asking("long"), []],
  ["a thank-you without its words", said("Why?"), asking("long", [], ["sorry"]), ["ends.sorry missing"]],
  [
    "a thank-you of 121 characters",
    { ...said("Why?"), ends: { sorry: letters(121) } },
    asking("long", [], ["sorry"]),
    ["ends.sorry too_long (warns)"],
  ],
  ["words of what is no longer asked", { ...said("Gone"), ends: { gone: letters(500) } }, oneQuestion("score"), []],
])("%s", (_, further, shape, expected) => {
  expect(told(further, shape)).toEqual(expected);
});

test("words of questions, options and thank-yous that are gone are left out, and nothing is left of none", () => {
  const further = { ...said("Why?", { a: "Price", gone: "Gone" }), ends: { sorry: "Sorry", gone: "Gone" } };
  expect(furtherOf(asking("single", ["a", "b"], ["sorry"]), further)).toEqual({
    ...said("Why?", { a: "Price" }),
    ends: { sorry: "Sorry" },
  });
  expect(furtherOf(oneQuestion("stars"), further)).toBeUndefined();
  expect(furtherOf(asking("long"), undefined)).toBeUndefined();
});
