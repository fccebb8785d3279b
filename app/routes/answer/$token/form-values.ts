import type { AskedPage } from "#app/api/public-answers.server.ts";
import { SURVEY_LIMITS } from "#app/domain/messages/survey.ts";

type Question = AskedPage["questions"][number];
type Answer = AskedPage["answers"][string];
/** What stands in the fields of a page, by their names. */
export type FormValues = Record<string, string[]>;

export const COMMENT = "comment";
/** The value of a choice of none. */
export const NO_ANSWER = "";
/** What stands before the name of a typed field in that of its label, which comes along (`app/session/read-form.server.ts`). */
export const LABEL = "label-";

/** The field of a question. Ids of questions and options have no underscore. */
export const fieldOf = (question: string) => `q_${question}`;
/** The field for the place of one option of a ranking. */
export const placeOf = (question: string, option: string) => `q_${question}_${option}`;
/** The id of the first control of a question, where a link to its problem leads. */
export const firstControl = ({ id, kind, options }: Question) => (kind === "ranking" ? placeOf(id, options[0]?.id ?? "") : fieldOf(id));

/** What was answered on a page, as its fields hold it. */
export function valuesOf(page: AskedPage): FormValues {
  const answered = page.questions.flatMap(({ id, kind }) => {
    const given = page.answers[id];
    if (given === undefined) return [];
    const texts = [given].flat().map(String);
    return kind === "ranking" ? texts.map((option, index) => [placeOf(id, option), [String(index + 1)]]) : [[fieldOf(id), texts]];
  });
  return { ...Object.fromEntries(answered), [COMMENT]: [page.comment] };
}

/** The field that names, with spaces between, the questions of a page that are answered by typing. */
export const TYPED = "typed";

/** The same of a page. */
export const typedOn = ({ questions }: AskedPage): string =>
  questions
    .filter(({ kind }) => kind === "short" || kind === "long")
    .map(({ id }) => id)
    .join(" ");

/** What somebody typed themselves, each text once. */
export function typedIn(values: FormValues): string[] {
  const questions = (values[TYPED]?.[0] ?? "").split(" ").slice(0, SURVEY_LIMITS.questions);
  const texts = [...questions.map(fieldOf), COMMENT].flatMap((name) => values[name] ?? []);
  return [...new Set(texts.filter((text) => text.trim() !== ""))];
}

/** What somebody typed and chose on a page, as answers. */
export function answersIn(page: AskedPage, values: FormValues): Record<string, Answer> {
  return Object.fromEntries(
    page.questions.flatMap((question) => {
      const answer = answerIn(question, values);
      return answer === null ? [] : [[question.id, answer]];
    }),
  );
}

function answerIn({ id, kind, options }: Question, values: FormValues): Answer | null {
  const texts = values[fieldOf(id)] ?? [];
  if (kind === "ranking") return rankingIn(options.map((option) => ({ id: option.id, place: values[placeOf(id, option.id)]?.[0] ?? "" })));
  if (kind === "multiple") return texts.length > 0 ? texts : null;
  const [text = ""] = texts;
  if (text.trim() === "") return null;
  if (kind !== "score" && kind !== "stars" && kind !== "emoji") return text;
  return /^\d{1,2}$/.test(text) ? Number(text) : -1;
}

/** In the order of their places. Where two share one, an order that cannot be, so that it is asked for again. */
function rankingIn(options: { id: string; place: string }[]): string[] | null {
  const placed = options.filter(({ place }) => /^\d{1,2}$/.test(place));
  if (placed.length === 0) return null;
  const order = placed.toSorted((one, other) => Number(one.place) - Number(other.place)).map(({ id }) => id);
  const isShared = new Set(placed.map(({ place }) => Number(place))).size < placed.length;
  return isShared ? [...order, ...order.slice(0, 1)] : order;
}
