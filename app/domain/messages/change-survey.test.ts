import fc from "fast-check";
import { expect, test } from "vitest";
import { changeSurvey, OPTION_ACTS, SURVEY_ACTS } from "./change-survey.ts";
import { isUnfinished, shapeProblems } from "./shape-problems.ts";
import { oneQuestion, questionsOf, type SurveyShape } from "./survey.ts";
import { partOf, waysOf, withWays } from "./survey-ways.ts";

const [first] = oneQuestion("stars").pages;
const choice = (id: string) => ({ id, kind: "single" as const, required: false, options: ["a", "b", "c"] });
const survey: SurveyShape = {
  pages: [
    { ...first!, rules: [{ question: "main", answers: ["1", "2"], to: "sorry" }] },
    {
      id: "p2",
      questions: [choice("why"), choice("what")],
      rules: [
        { question: "why", answers: ["a"], to: "p3" },
        { question: "why", answers: ["b"], to: "sorry" },
      ],
    },
    { id: "p3", questions: [choice("who")], rules: [] },
  ],
  ends: ["sorry", "great"],
};
/** Pages with their questions, then the thank-yous, then the rules. */
const told = ({ pages, ends }: SurveyShape) =>
  [
    ...pages.map(({ id, questions }) => `${id}(${questions.map((each) => each.id).join(" ")})`),
    ...ends,
    ...pages.flatMap(({ rules }) => rules.map(({ question, answers, to }) => `${question}=${answers.join("")}→${to}`)),
  ].join(", ");
const START = "first(main), p2(why what), p3(who), sorry, great, main=12→sorry, why=a→p3, why=b→sorry";

test.each([
  ["p2", "add-page", "new", "first(main), p2(why what), newp(new), p3(who), sorry, great, main=12→sorry, why=a→p3, why=b→sorry"],
  ["", "add-page", "new", "first(main), p2(why what), p3(who), newp(new), sorry, great, main=12→sorry, why=a→p3, why=b→sorry"],
  ["why", "add-question", "new", "first(main), p2(why new what), p3(who), sorry, great, main=12→sorry, why=a→p3, why=b→sorry"],
  ["p2", "add-question", "new", "first(main), p2(why what new), p3(who), sorry, great, main=12→sorry, why=a→p3, why=b→sorry"],
  ["sorry", "add-question", "new", "first(main), p2(why what), p3(who new), sorry, great, main=12→sorry, why=a→p3, why=b→sorry"],
  ["why", "add-end", "new", "first(main), p2(why what), p3(who), sorry, great, new, main=12→sorry, why=a→p3, why=b→sorry"],
  ["p3", "up", "p3", "first(main), p3(who), p2(why what), sorry, great, main=12→sorry, why=a→p3, why=b→sorry"],
  ["p2", "up", "p2", START],
  ["first", "down", "first", START],
  ["main", "down", "main", START],
  ["main", "remove", "main", START],
  ["first", "remove", "first", START],
  ["why", "down", "why", "first(main), p2(what why), p3(who), sorry, great, main=12→sorry, why=a→p3, why=b→sorry"],
  ["why", "up", "why", "first(main why), p2(what), p3(who), sorry, great, main=12→sorry, why=a→p3, why=b→sorry"],
  ["what", "down", "what", "first(main), p2(why), p3(what who), sorry, great, main=12→sorry, why=a→p3, why=b→sorry"],
  ["great", "up", "great", "first(main), p2(why what), p3(who), great, sorry, main=12→sorry, why=a→p3, why=b→sorry"],
  ["sorry", "remove", "", "first(main), p2(why what), p3(who), great, why=a→p3"],
  ["p3", "remove", "p2", "first(main), p2(why what), sorry, great, main=12→sorry, why=b→sorry"],
  ["why", "remove", "p2", "first(main), p2(what), p3(who), sorry, great, main=12→sorry"],
  ["why", "option-remove:a", "why", "first(main), p2(why what), p3(who), sorry, great, main=12→sorry, why=b→sorry"],
  ["why", "save", "why", START],
  ["gone", "up", "gone", START],
])("%s %s", (selected, act, open, expected) => {
  const changed = changeSurvey(survey, selected, act, "new");
  expect([told(changed.shape), changed.selected]).toEqual([expected, open]);
});

test.each([
  ["add-option", "abcnew"],
  ["option-up:b", "bac"],
  ["option-up:a", "abc"],
  ["option-down:b", "acb"],
  ["option-remove:b", "ac"],
  ["option-remove:x", "abc"],
])("%s makes the options %s", (act, expected) => {
  const part = partOf(changeSurvey(survey, "what", act, "new").shape, "what");
  expect(part?.kind === "question" && part.question.options.join("")).toBe(expected);
});

test.each([
  [["", "", ""], []],
  [["p3", "p3", ""], ["ab→p3"]],
  [["p3", "", "p3"], ["ac→p3"]],
  [
    ["p3", "sorry", "p3"],
    ["a→p3", "b→sorry", "c→p3"],
  ],
])("the ways %j of a question are these rules, and read as the same ways", (ways, expected) => {
  const page = withWays(survey.pages[1]!, choice("why"), ways);
  expect(page.rules.map(({ answers, to }) => `${answers.join("")}→${to}`)).toEqual(expected);
  expect(waysOf(page, choice("why"))).toEqual(ways);
});

test("ways that are as they were leave the rules as they were written", () => {
  const page = { ...survey.pages[1]!, rules: [{ question: "why", answers: ["c", "a"], to: "p3" }] };
  expect(withWays(page, choice("why"), ["p3", "", "p3"])).toBe(page);
});

test("whatever is pressed, the survey can be saved as a draft, and its first question stays the first", () => {
  const act = fc.oneof(fc.constantFrom(...SURVEY_ACTS), fc.constantFrom(...OPTION_ACTS));
  fc.assert(
    fc.property(fc.array(fc.tuple(act, fc.nat(), fc.nat()), { maxLength: 25 }), (presses) => {
      let shape = survey;
      presses.forEach(([name, where, which], index) => {
        const ids = [...shape.pages.map(({ id }) => id), ...questionsOf(shape).map(({ id }) => id), ...shape.ends];
        const selected = ids[where % ids.length]!;
        const part = partOf(shape, selected);
        const options = part?.kind === "question" ? part.question.options : [];
        const full = name.startsWith("option") ? `${name}:${options[which % Math.max(options.length, 1)]}` : name;
        shape = changeSurvey(shape, selected, full, `n${index}`).shape;
      });
      expect(shapeProblems(shape).filter((each) => !isUnfinished(each) && each.code !== "survey_error_too_many")).toEqual([]);
      expect(questionsOf(shape)[0]?.id).toBe("main");
    }),
  );
});
