import type { WireAnnouncementTexts, WireQuestionTexts } from "#app/contracts/message-content.ts";
import type { MessageContent } from "#app/domain/messages/message-content.ts";
import type { AnnouncementTexts, QuestionTexts } from "#app/domain/messages/message-texts.ts";

type Of = Pick<MessageContent, "type">;

/** What the contract calls the title of a message: the headline of an announcement, the question of all else. */
const heading = ({ type }: Of) => (type === "announcement" ? "headline" : "question");

/** The field of the contract for one of a message's texts. */
export const wireField = (content: Of, field: string) =>
  field === "title" ? heading(content) : field === "cta.guide" ? "cta.tutorial" : field;

/** The texts of a language in the shape of the contract; null where there are none. */
export function toWireTexts(content: MessageContent, language: string): WireAnnouncementTexts | WireQuestionTexts | null {
  if (content.type !== "announcement") {
    const texts = content.texts[language];
    if (!texts) return null;
    const { title, ...others } = texts;
    return { question: title, ...others };
  }
  const texts = content.texts[language];
  if (!texts) return null;
  const { title, cta, ...others } = texts;
  const { guide, ...links } = cta;
  return { headline: title, ...others, cta: { ...links, tutorial: guide } };
}

/** The texts of a language as they are stored. Null for texts of another kind of message. */
export function fromWireTexts(
  type: MessageContent["type"],
  texts: WireAnnouncementTexts | WireQuestionTexts,
): AnnouncementTexts | QuestionTexts | null {
  if (type === "announcement") {
    if (!("headline" in texts)) return null;
    const { headline, cta, ...others } = texts;
    const { tutorial, ...links } = cta;
    return { title: headline, ...others, cta: { ...links, guide: tutorial } };
  }
  if (!("question" in texts)) return null;
  const { question, ...others } = texts;
  return { title: question, ...others };
}
