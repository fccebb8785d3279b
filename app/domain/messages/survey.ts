/** What a survey asks, page by page (issue: surveys beyond the specification). A survey of one question has one page with that question alone. */
export const QUESTION_KINDS = ["score", "stars", "emoji", "single", "multiple", "short", "long", "ranking"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** `options` are the ids of what can be chosen, in order. Kinds without a choice make no use of them: the next choice of a kind may be one again. */
export type SurveyQuestion = { id: string; kind: QuestionKind; required: boolean; options: string[] };

/** Where a page leads when its question was answered with one of these: to a page or an end, by its id. */
export type BranchRule = { question: string; answers: string[]; to: string };

/** The first rule that holds counts; where none does, the next page follows, and after the last one the end `thanks`. */
export type SurveyPage = { id: string; questions: SurveyQuestion[]; rules: BranchRule[] };

/** `ends` are the ids of further thank-yous beside `thanks`. */
export type SurveyShape = { pages: SurveyPage[]; ends: string[] };

/** The question that every NPS and survey has, first on its first page, and the thank-you that each has. Their texts are those of the specification. */
export const MAIN_QUESTION = "main";
export const MAIN_END = "thanks";

/** An answer: a score or a number of stars, the id of an option, ids in order, or a text. */
export type AnswerValue = number | string | readonly string[];
export type Answers = Readonly<Record<string, AnswerValue | undefined>>;

/** What can be answered to scales, from and to. */
export const SCALES = { score: [0, 10], stars: [1, 5], emoji: [1, 5] } as const;
export const isScale = (kind: QuestionKind): kind is keyof typeof SCALES => kind in SCALES;

export const hasOptions = (kind: QuestionKind): boolean => kind === "single" || kind === "multiple" || kind === "ranking";

export const SURVEY_LIMITS = {
  pages: 20,
  questionsOfPage: 10,
  questions: 40,
  options: 20,
  rules: 20,
  ends: 10,
  short: 200,
  long: 2000,
} as const;

/** The shape of a survey of one question. */
export const oneQuestion = (kind: "score" | "stars" | "emoji"): SurveyShape => ({
  pages: [{ id: "first", questions: [{ id: MAIN_QUESTION, kind, required: true, options: [] }], rules: [] }],
  ends: [],
});

export const questionsOf = ({ pages }: SurveyShape): SurveyQuestion[] => pages.flatMap(({ questions }) => questions);
