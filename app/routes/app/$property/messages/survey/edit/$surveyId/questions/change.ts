import { furtherOf } from "#app/domain/messages/further-texts.ts";
import { EMPTY_FURTHER_QUESTION, type FurtherTexts } from "#app/domain/messages/message-texts.ts";
import { hasOptions, isScale, MAIN_QUESTION, type SurveyQuestion, type SurveyShape } from "#app/domain/messages/survey.ts";
import { branchesOf } from "#app/domain/messages/survey-answer.ts";
import { partOf, type SurveyPart, withPossibleRules, withWays } from "#app/domain/messages/survey-ways.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { OPTION_FIELDS, WAY_FIELDS } from "./fields.ts";
import type { TypedPart } from "./schema.server.ts";
import type { Drawn } from "./values.ts";

/** What a survey asks, and how it says that in one language. */
export type Asked = { shape: SurveyShape; further: FurtherTexts | undefined };

export const drawnIn = ({ drawnKind, drawnAnswers }: Pick<TypedPart, "drawnKind" | "drawnAnswers">): Drawn => ({
  kind: drawnKind,
  answers: drawnAnswers.split(" ").filter(Boolean),
});

/** The survey with what was typed. A choice that is chosen for the first time begins with two options, whose ids begin with `newId`. */
export function withTyped(stored: Asked, typed: TypedPart, newId: string): Asked {
  const part = partOf(stored.shape, typed.part);
  if (part?.kind === "end") return { ...stored, further: withEnd(stored.further, part.end, typed.thanks) };
  if (part?.kind !== "question") return stored;
  const isMain = part.question.id === MAIN_QUESTION;
  const question = isMain ? part.question : withSettings(part.question, typed, newId);
  const shape = withQuestion(stored.shape, part, question, typed);
  return { shape, further: isMain ? stored.further : furtherOf(shape, withWords(stored.further, question.id, typed)) };
}

function withSettings(question: SurveyQuestion, { kind = question.kind, required }: TypedPart, newId: string): SurveyQuestion {
  const options = hasOptions(kind) && question.options.length === 0 ? [`${newId}a`, `${newId}b`] : question.options;
  return { ...question, kind, required, options };
}

function withQuestion(
  shape: SurveyShape,
  { page, question: before }: Extract<SurveyPart, { kind: "question" }>,
  question: SurveyQuestion,
  typed: TypedPart,
): SurveyShape {
  const { answers } = drawnIn(typed);
  const asked = { ...page, questions: page.questions.map((each) => (each === before ? question : each)) };
  const ways = branchesOf(question).map((answer) => {
    const name = WAY_FIELDS[answers.indexOf(answer)];
    return name ? typed[name] : "";
  });
  const pages = shape.pages.map((each) => (each === page ? withWays(asked, question, ways) : each));
  return withPossibleRules({ ...shape, pages });
}

/** What the form did not show stays as it was. */
function withWords(further: FurtherTexts | undefined, id: string, typed: TypedPart): FurtherTexts {
  const { kind, answers } = drawnIn(typed);
  const before = further?.questions[id] ?? EMPTY_FURTHER_QUESTION;
  const words = kind !== "" && hasOptions(kind) ? answers : [];
  const options = words.map((option, index): [string, string] => {
    const name = OPTION_FIELDS[index];
    return [option, name ? typed[name] : ""];
  });
  const said = {
    ...before,
    title: typed.questionTitle,
    ...(kind !== "" && isScale(kind) && { leftLabel: typed.leftLabel, rightLabel: typed.rightLabel }),
    options: { ...before.options, ...Object.fromEntries(options) },
  };
  const isSilent = [said.title, said.leftLabel, said.rightLabel, ...Object.values(said.options)].every(isBlank);
  if (isSilent && !further?.questions[id]) return further ?? { questions: {}, ends: {} };
  return { questions: { ...further?.questions, [id]: said }, ends: further?.ends ?? {} };
}

function withEnd(further: FurtherTexts | undefined, end: string, thanks: string): FurtherTexts | undefined {
  if (isBlank(thanks) && further?.ends[end] === undefined) return further;
  return { questions: further?.questions ?? {}, ends: { ...further?.ends, [end]: thanks } };
}
