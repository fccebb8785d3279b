import type { MessageContent } from "#app/domain/messages/message-content.ts";
import type { FurtherTexts, QuestionTexts } from "#app/domain/messages/message-texts.ts";
import { MAIN_QUESTION, type SurveyShape } from "#app/domain/messages/survey.ts";
import type { Both } from "./guides/write.ts";

const USED: Record<string, Both> = {
  contacts: ["Contacts", "Kontakte"],
  deals: ["Deals", "Geschäfte"],
  reports: ["Reports", "Berichte"],
};
const WISHES: Record<string, Both> = {
  search: ["A faster search", "Eine schnellere Suche"],
  export: ["More exports", "Mehr Exporte"],
  mobile: ["A mobile app", "Eine App fürs Handy"],
};
export const [USED_OPTIONS, WISH_OPTIONS] = [Object.keys(USED), Object.keys(WISHES)];

/** Two pages with a question of every sort; whoever is very satisfied is thanked after the first one. */
const SHAPE: SurveyShape = {
  pages: [
    {
      id: "first",
      questions: [
        { id: MAIN_QUESTION, kind: "emoji", required: true, options: [] },
        { id: "used", kind: "single", required: true, options: USED_OPTIONS },
      ],
      rules: [{ question: MAIN_QUESTION, answers: ["5"], to: "happy" }],
    },
    {
      id: "second",
      questions: [
        { id: "effort", kind: "stars", required: true, options: [] },
        { id: "wishes", kind: "ranking", required: false, options: WISH_OPTIONS },
        { id: "change", kind: "long", required: false, options: [] },
      ],
      rules: [],
    },
  ],
  ends: ["happy"],
};

/** The template of one question, asking more. */
export function longerSurvey(content: MessageContent): MessageContent {
  if (content.type !== "survey") return content;
  const { en, de } = content.texts as { en: QuestionTexts; de: QuestionTexts };
  return { ...content, shape: SHAPE, texts: { en: { ...en, further: furtherIn(0) }, de: { ...de, further: furtherIn(1) } } };
}

function furtherIn(language: 0 | 1): FurtherTexts {
  const said = (
    title: Both,
    options: Record<string, Both> = {},
    [left, right]: [Both, Both] = [
      ["", ""],
      ["", ""],
    ],
  ) => ({
    ...{ title: title[language], leftLabel: left[language], rightLabel: right[language] },
    options: Object.fromEntries(Object.entries(options).map(([id, words]) => [id, words[language]])),
  });
  const ease: [Both, Both] = [
    ["Very hard", "Sehr schwer"],
    ["Very easy", "Sehr leicht"],
  ];
  return {
    questions: {
      used: said(["What do you use most?", "Was nutzen Sie am meisten?"], USED),
      effort: said(["How easy is your daily work with it?", "Wie leicht geht Ihnen die tägliche Arbeit von der Hand?"], {}, ease),
      wishes: said(["What should come first?", "Was soll zuerst kommen?"], WISHES),
      change: said(["What one thing would you change?", "Was würden Sie als Erstes ändern?"]),
    },
    ends: { happy: (["Great to hear. Thank you!", "Das freut uns. Vielen Dank!"] satisfies Both)[language] },
  };
}
