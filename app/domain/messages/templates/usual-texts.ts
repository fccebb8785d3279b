import { type MessageType, NPS_CATEGORY } from "#app/domain/messages/message.ts";
import { type TemplateLanguage, templateLanguage } from "./template.ts";

type Usual = Record<"leftLabel" | "rightLabel" | "commentBoxLabel" | "buttonLabel" | "thankYouMessage", string>;

/** What stands around a question of each kind until its author says otherwise; templates say the same where they say nothing better. */
export const USUAL_TEXTS: Record<Exclude<MessageType, "announcement">, Record<TemplateLanguage, Usual>> = {
  nps: {
    en: {
      ...{ leftLabel: "Not at all likely", rightLabel: "Extremely likely" },
      ...{ commentBoxLabel: "What is the main reason for your score?", buttonLabel: "Send" },
      thankYouMessage: "Thank you! Your answer helps us to get better.",
    },
    de: {
      ...{ leftLabel: "Unwahrscheinlich", rightLabel: "Sehr wahrscheinlich" },
      ...{ commentBoxLabel: "Was ist der Hauptgrund für Ihre Bewertung?", buttonLabel: "Senden" },
      thankYouMessage: "Vielen Dank! Ihre Antwort hilft uns, besser zu werden.",
    },
  },
  survey: {
    en: {
      ...{ leftLabel: "Very bad", rightLabel: "Very good", commentBoxLabel: "What could we do better?" },
      ...{ buttonLabel: "Send", thankYouMessage: "Thank you for your time!" },
    },
    de: {
      ...{ leftLabel: "Sehr schlecht", rightLabel: "Sehr gut", commentBoxLabel: "Was können wir besser machen?" },
      ...{ buttonLabel: "Senden", thankYouMessage: "Danke für Ihre Zeit!" },
    },
  },
};

/**
 * What an NPS or a survey of a category says around its question in a language that nothing is written in yet; in English where templates have no
 * such language. A survey that asks as an NPS does says the same as one.
 */
export const usualTexts = (category: number, language: string): Usual =>
  USUAL_TEXTS[category === NPS_CATEGORY ? "nps" : "survey"][templateLanguage(language)];
