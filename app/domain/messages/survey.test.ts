import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shapeProblems } from "./shape-problems.ts";
import { type AnswerValue, type BranchRule, oneQuestion, type QuestionKind, type SurveyQuestion, type SurveyShape } from "./survey.ts";
import { branchesOf, isAnswerTo } from "./survey-answer.ts";
import { countedAnswers, courseOf, missingOn } from "./survey-course.ts";

const ask = (id: string, kind: QuestionKind = "score", required = true, options: string[] = []): SurveyQuestion => ({
  id,
  kind,
  required,
  options,
});
const rule = (question: string, answers: string, to: string): BranchRule => ({ question, answers: answers.split(","), to });
/** The pages `first`, `two` … as [questions, rules]. */
const survey = (...pages: [SurveyQuestion[], BranchRule[]?][]): SurveyShape => ({
  pages: pages.map(([questions, rules = []], index) => ({ id: ["first", "two", "three", "four"][index]!, questions, rules })),
  ends: ["sorry"],
});
const LOW = "0,1,2,3,4,5,6";
const HIGH = "7,8,9,10";

describe("answers", () => {
  const abc = ["a", "b", "c"];
  const values: [QuestionKind, AnswerValue[], AnswerValue[]][] = [
    ["score", [0, 10], [-1, 11, 1.5, "3", Number.NaN]],
    ["stars", [1, 5], [0, 6]],
    ["emoji", [1, 5], [0, 6, ["1"]]],
    ["single", ["a"], ["d", "", ["a"], 1]],
    ["multiple", [["a"], ["c", "a"]], [[], ["a", "a"], ["d"], "a"]],
    ["short", ["yes"], ["", "  ", "x".repeat(201), 1]],
    ["long", ["x".repeat(2000)], ["x".repeat(2001)]],
    [
      "ranking",
      [["c", "a", "b"]],
      [
        ["a", "b"],
        ["a", "b", "b"],
        ["a", "b", "d"],
      ],
    ],
  ];
  test.each(values)("to a question of the kind %s", (kind, right, wrong) => {
    const question = ask("q", kind, true, abc);
    expect(right.filter((value) => !isAnswerTo(question, value))).toEqual([]);
    expect(wrong.filter((value) => isAnswerTo(question, value))).toEqual([]);
  });
});

describe("the way through a survey", () => {
  const branched = survey(
    [[ask("main")], [rule("main", LOW, "three"), rule("main", "9,10", "sorry")]],
    [[ask("why", "long", false)]],
    [[ask("wrong", "short")]],
  );
  const way = (answers: Record<string, AnswerValue>) => {
    const { pages, end } = courseOf(branched, answers);
    return [...pages.map(({ id }) => id), end];
  };

  test("follows the first rule that holds, else the next page, and ends with thanks", () => {
    expect(way({ main: 3, wrong: "All" })).toEqual(["first", "three", "thanks"]);
    expect(way({ main: 10 })).toEqual(["first", "sorry"]);
    expect(way({ main: 7, wrong: "x" })).toEqual(["first", "two", "three", "thanks"]);
  });

  test("waits where a required answer is missing or cannot be one", () => {
    expect(way({})).toEqual(["first", null]);
    expect(way({ main: 11 })).toEqual(["first", null]);
    expect(way({ main: 7 })).toEqual(["first", "two", "three", null]);
  });

  test("a ranking that was begun is asked to be whole, also where none is required, and counts for nothing until then", () => {
    const [page] = survey([[ask("main"), ask("order", "ranking", false, ["a", "b", "c"])], []]).pages;
    const missing = (order?: string[]) => missingOn(page!, { main: 5, order }, true);
    expect([missing(), missing(["a"]), missing(["a", "c", "b"])]).toEqual([[], ["order"], []]);
    expect(missingOn(page!, { main: 5, order: ["a"] })).toEqual([]);
  });

  test("answers of a way that was left again do not count", () => {
    expect(countedAnswers(branched, { main: 10, why: "Slow", wrong: "All", other: 1 })).toEqual({ main: 10 });
    expect(countedAnswers(branched, { main: 8, why: " ", wrong: "All" })).toEqual({ main: 8, wrong: "All" });
  });

  test("the option that is ranked first, or any that was chosen, leads on", () => {
    const of = (kind: QuestionKind, given: string[]) =>
      courseOf(survey([[ask("main"), ask("q", kind, true, ["a", "b"])], [rule("q", "b", "sorry")]]), { main: 5, q: given }).end;
    expect([of("ranking", ["a", "b"]), of("ranking", ["b", "a"])]).toEqual(["thanks", "sorry"]);
    expect([of("multiple", ["a"]), of("multiple", ["a", "b"])]).toEqual(["thanks", "sorry"]);
  });
});

describe("what is wrong with a survey", () => {
  const told = (shape: SurveyShape) =>
    shapeProblems(shape).map(({ page, code, name }) =>
      [page, code.replace("survey_error_", ""), name].filter((each) => each !== undefined).join(" "),
    );
  const second: [SurveyQuestion[]] = [[ask("q")]];

  test.each([
    ["one question is well", oneQuestion("emoji"), []],
    ["a rule may skip a page that others come to", survey([[ask("main")], [rule("main", LOW, "three")]], second, [[ask("r")]]), []],
    ["a rule that leads nowhere", survey([[ask("main")], [rule("main", LOW, "nine")]]), ["0 no_such_page nine"]],
    ["an answer that nobody can give", survey([[ask("main")], [rule("main", "11", "sorry")]]), ["0 no_such_answer main"]],
    ["a rule for a text", survey([[ask("main"), ask("t", "long")], [rule("t", "x", "sorry")]]), ["0 no_such_answer t"]],
    ["a rule for a question of another page", survey([[ask("main")], [rule("q", "1", "sorry")]], second), ["0 no_such_answer q"]],
    ["a loop", survey([[ask("main")]], [[ask("q")], [rule("q", LOW, "first")]]), ["0 loop"]],
    ["a page that leads to itself", survey([[ask("main")]], [[ask("q")], [rule("q", "0", "two")]]), ["1 loop"]],
    [
      "a page that nobody comes to",
      survey([[ask("main")], [rule("main", `${LOW},${HIGH}`, "three")]], second, [[ask("r")]]),
      ["1 unreachable"],
    ],
    ["a page without questions", survey([[ask("main")]], [[]]), ["1 empty_page"]],
    ["a choice of one", survey([[ask("main"), ask("c", "single", true, ["a"])]]), ["0 few_options c"]],
    ["no main question", survey([[ask("q")]]), ["0 main_question"]],
    ["two of the same name", survey([[ask("main")]], [[ask("sorry")]]), ["0 same_id"]],
    ["too many questions of a page", survey([[ask("main"), ...Array.from({ length: 10 }, (_, at) => ask(`q${at}`))]]), ["0 too_many"]],
  ])("%s", (_, shape, expected) => {
    expect(told(shape)).toEqual(expected);
  });

  test("a survey with nothing wrong comes to an end, whatever is answered, and each page can be come to", () => {
    const KINDS: QuestionKind[] = ["score", "single", "multiple", "ranking"];
    const pagesOf = fc.array(fc.tuple(fc.constantFrom(...KINDS), fc.array(fc.tuple(fc.nat(10), fc.nat(5)), { maxLength: 3 })), {
      minLength: 1,
      maxLength: 5,
    });
    let whole = 0;
    fc.assert(
      fc.property(pagesOf, fc.array(fc.nat(10), { minLength: 5, maxLength: 5 }), (drawn, choices) => {
        const shape: SurveyShape = {
          ends: ["sorry"],
          pages: drawn.map(([kind, rules], index) => {
            const question = index === 0 ? ask("main") : ask(`q${index}`, kind, true, ["a", "b", "c"]);
            const possible = branchesOf(question);
            const ids = [...drawn.map((_, at) => `p${at}`), "sorry", "thanks"];
            const made = rules.map(([answer, to]) => rule(question.id, possible[answer % possible.length]!, ids[to % ids.length]!));
            return { id: `p${index}`, questions: [question], rules: made };
          }),
        };
        if (shapeProblems(shape).length > 0) return;
        whole++;
        const answers = Object.fromEntries(
          shape.pages.map(({ questions: [question] }, index) => {
            const chosen = choices[index] ?? 0;
            const options = ["a", "b", "c"];
            if (question!.kind === "score") return [question!.id, chosen];
            const from = options[chosen % 3]!;
            if (question!.kind === "single") return [question!.id, from];
            return [question!.id, question!.kind === "multiple" ? [from] : [from, ...options.filter((each) => each !== from)]];
          }),
        );
        const { pages, end } = courseOf(shape, answers);
        expect(["sorry", "thanks"]).toContain(end);
        expect(new Set(pages).size).toBe(pages.length);
      }),
      { numRuns: 2000 },
    );
    expect(whole).toBeGreaterThan(200);
  });
});
