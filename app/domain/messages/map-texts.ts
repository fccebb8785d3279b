import type { MessageContent } from "./message-content.ts";
import type { FurtherTexts, MessageLink, QuestionText, QuestionTexts } from "./message-texts.ts";
import { QUESTION_TEXTS } from "./message-texts.ts";

type Change = (text: string) => string;

/** The texts of a language with every text that people read changed; images, addresses and guides stay. Null for a language without texts. */
export function mapTexts(content: MessageContent, language: string, change: Change): MessageContent["texts"][string] | null {
  if (content.type !== "announcement") {
    const texts = content.texts[language];
    return texts ? mapQuestion(texts, change) : null;
  }
  const texts = content.texts[language];
  if (!texts) return null;
  const { primaryLink, secondaryLink, guide } = texts.cta;
  const link = (of: MessageLink | null) => of && { ...of, title: change(of.title) };
  const cta = { primaryLink: link(primaryLink), secondaryLink: link(secondaryLink), guide };
  return { ...texts, title: change(texts.title), description: change(texts.description), cta };
}

function mapQuestion({ further, ...texts }: QuestionTexts, change: Change): QuestionTexts {
  const own = Object.fromEntries(QUESTION_TEXTS.map((name) => [name, change(texts[name])])) as Record<QuestionText, string>;
  return further ? { ...own, further: mapFurther(further, change) } : own;
}

function mapFurther({ questions, ends }: FurtherTexts, change: Change): FurtherTexts {
  const each = (texts: Record<string, string>) => Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, change(text)]));
  const asked = Object.entries(questions).map(([id, { title, leftLabel, rightLabel, options }]) => [
    id,
    { title: change(title), leftLabel: change(leftLabel), rightLabel: change(rightLabel), options: each(options) },
  ]);
  return { questions: Object.fromEntries(asked), ends: each(ends) };
}
