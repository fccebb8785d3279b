import { placeOfPart } from "#app/domain/messages/preview-parts.ts";
import { MAIN_END, type SurveyShape } from "#app/domain/messages/survey.ts";
import { placeName } from "#app/features/messages/place-name.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** What a part of a preview is called. What asks one question alone has no pages to count. */
export function partName({ text }: Pick<Viewer, "text">, shape: SurveyShape, part: string): string {
  const { place, isAnswered } = placeOfPart(part);
  const name = isOneQuestion(shape)
    ? text(place === MAIN_END ? "messages:preview_thanks" : "messages:preview_question")
    : placeName((key, values) => text(`questions:${key}`, values), shape, place);
  return isAnswered ? text("messages:preview_answered", { part: name }) : name;
}

const isOneQuestion = ({ pages, ends }: SurveyShape) => pages.length === 1 && pages[0]?.questions.length === 1 && ends.length === 0;
