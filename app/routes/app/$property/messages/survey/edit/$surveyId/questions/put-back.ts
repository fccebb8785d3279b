import { hasOptions, type SurveyShape } from "#app/domain/messages/survey.ts";
import { partOf } from "#app/domain/messages/survey-ways.ts";
import { drawnIn } from "./change.ts";
import type { TypedPart } from "./schema.server.ts";

/** The survey with the question or thank-you of the form where somebody else removed it and the form says to put it back: at the end. */
export function withPutBack(shape: SurveyShape, typed: TypedPart): SurveyShape {
  if (typed["put-back"] !== "yes" || partOf(shape, typed.part)) return shape;
  const { kind = "long", required, part } = typed;
  if (typed.drawnKind === "") return { ...shape, ends: [...shape.ends, part] };
  const question = { id: part, kind, required, options: hasOptions(typed.drawnKind) ? drawnIn(typed).answers : [] };
  return {
    ...shape,
    pages: shape.pages.map((page, at) => (at === shape.pages.length - 1 ? { ...page, questions: [...page.questions, question] } : page)),
  };
}
