import type { MessageContent } from "./message-content.ts";
import type { FurtherTexts, MessageLink, QuestionText, QuestionTexts } from "./message-texts.ts";
import { MOST_MESSAGE_CHARACTERS, QUESTION_TEXTS } from "./message-texts.ts";

/** `most` is how many characters the text may have. */
type Change = (text: string, most: number) => string;

const MOST = MOST_MESSAGE_CHARACTERS;

/** The texts of a language with every text that people read changed; images, addresses and guides stay. Null for a language without texts. */
export function mapTexts(content: MessageContent, language: string, change: Change): MessageContent["texts"][string] | null {
  if (content.type !== "announcement") {
    const texts = content.texts[language];
    return texts ? mapQuestion(texts, change) : null;
  }
  const texts = content.texts[language];
  if (!texts) return null;
  const { primaryLink, secondaryLink, guide } = texts.cta;
  const link = (of: MessageLink | null) => of && { ...of, title: change(of.title, MOST.label) };
  const cta = { primaryLink: link(primaryLink), secondaryLink: link(secondaryLink), guide };
  return { ...texts, title: change(texts.title, MOST.title), description: change(texts.description, MOST.description), cta };
}

function mapQuestion({ further, ...texts }: QuestionTexts, change: Change): QuestionTexts {
  const own = Object.fromEntries(QUESTION_TEXTS.map((name) => [name, change(texts[name], MOST.title)])) as Record<QuestionText, string>;
  return further ? { ...own, further: mapFurther(further, change) } : own;
}

function mapFurther({ questions, ends }: FurtherTexts, change: Change): FurtherTexts {
  const short = (text: string) => change(text, MOST.title);
  const each = (texts: Record<string, string>) => Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, short(text)]));
  const asked = Object.entries(questions).map(([id, { title, leftLabel, rightLabel, options }]) => [
    id,
    { title: short(title), leftLabel: short(leftLabel), rightLabel: short(rightLabel), options: each(options) },
  ]);
  return { questions: Object.fromEntries(asked), ends: each(ends) };
}
