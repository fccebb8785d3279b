import type { QuestionTemplate } from "./template.ts";
import { USUAL_TEXTS } from "./usual-texts.ts";

const { nps, survey } = USUAL_TEXTS;

export const QUESTION_TEMPLATES: readonly QuestionTemplate[] = [
  {
    ...{ id: "nps", type: "nps", category: 7, form: "bar", ranking: null },
    texts: {
      en: { ...nps.en, question: "How likely are you to recommend us to a colleague?" },
      de: { ...nps.de, question: "Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen?" },
    },
  },
  {
    ...{ id: "recommend-feature", type: "survey", category: 7, form: "card", ranking: null },
    texts: {
      en: {
        ...nps.en,
        ...{
          question: "How likely are you to recommend this feature to a colleague?",
          thankYouMessage: "Thank you! We read every answer.",
        },
      },
      de: {
        ...nps.de,
        question: "Wie wahrscheinlich ist es, dass Sie diese Funktion weiterempfehlen?",
        thankYouMessage: "Danke! Wir lesen jede Antwort.",
      },
    },
  },
  {
    ...{ id: "recommend-support", type: "survey", category: 7, form: "modal", ranking: null },
    texts: {
      en: {
        ...nps.en,
        question: "How likely are you to recommend our support?",
        commentBoxLabel: "What could our support do better?",
      },
      de: {
        ...nps.de,
        question: "Wie wahrscheinlich ist es, dass Sie unseren Support weiterempfehlen?",
        commentBoxLabel: "Was könnte unser Support besser machen?",
      },
    },
  },
  {
    ...{ id: "satisfaction", type: "survey", category: 8, form: "card", ranking: "emoji" },
    texts: {
      en: {
        ...survey.en,
        ...{ question: "How satisfied are you with our application?", leftLabel: "Not at all", rightLabel: "Very satisfied" },
      },
      de: {
        ...survey.de,
        ...{ question: "Wie zufrieden sind Sie mit unserer Anwendung?", leftLabel: "Gar nicht", rightLabel: "Sehr zufrieden" },
      },
    },
  },
  {
    ...{ id: "new-feature-rating", type: "survey", category: 8, form: "card", ranking: "star" },
    texts: {
      en: {
        ...{ question: "How do you like the new start page?", leftLabel: "I miss the old one", rightLabel: "I love it" },
        ...{
          commentBoxLabel: "What do you miss?",
          buttonLabel: survey.en.buttonLabel,
          thankYouMessage: "Thank you! We read every comment.",
        },
      },
      de: {
        ...{ question: "Wie gefällt Ihnen die neue Startseite?", leftLabel: "Die alte war besser", rightLabel: "Ausgezeichnet" },
        ...{
          commentBoxLabel: "Was fehlt Ihnen?",
          buttonLabel: survey.de.buttonLabel,
          thankYouMessage: "Danke! Wir lesen jeden Kommentar.",
        },
      },
    },
  },
  {
    ...{ id: "effort", type: "survey", category: 8, form: "card", ranking: "star" },
    texts: {
      en: {
        ...{ question: "How easy was it to do what you came for?", leftLabel: "Very hard", rightLabel: "Very easy" },
        ...{
          commentBoxLabel: "What got in your way?",
          buttonLabel: survey.en.buttonLabel,
          thankYouMessage: "Thank you! We’ll work on it.",
        },
      },
      de: {
        ...{ question: "Wie leicht konnten Sie Ihr Anliegen erledigen?", leftLabel: "Sehr schwer", rightLabel: "Sehr leicht" },
        ...{
          commentBoxLabel: "Was hat Sie aufgehalten?",
          buttonLabel: survey.de.buttonLabel,
          thankYouMessage: "Danke! Wir kümmern uns darum.",
        },
      },
    },
  },
  {
    ...{ id: "onboarding", type: "survey", category: 8, form: "modal", ranking: "emoji" },
    texts: {
      en: {
        ...{ question: "How were your first days with us?", leftLabel: "Frustrating", rightLabel: "Great" },
        ...{
          commentBoxLabel: "What would have helped you?",
          buttonLabel: survey.en.buttonLabel,
          thankYouMessage: "Thank you, and welcome!",
        },
      },
      de: {
        ...{ question: "Wie waren Ihre ersten Tage mit unserer Anwendung?", leftLabel: "Frustrierend", rightLabel: "Großartig" },
        ...{ commentBoxLabel: "Was hätte Ihnen geholfen?", buttonLabel: survey.de.buttonLabel, thankYouMessage: "Danke, und willkommen!" },
      },
    },
  },
  {
    ...{ id: "quarterly", type: "survey", category: 8, form: "card", ranking: "emoji" },
    texts: {
      en: {
        ...{ question: "How did we do in the last three months?", leftLabel: "Badly", rightLabel: "Very well" },
        ...{
          commentBoxLabel: "What should we change?",
          buttonLabel: survey.en.buttonLabel,
          thankYouMessage: "Thank you! We read every answer.",
        },
      },
      de: {
        ...{ question: "Wie waren wir in den letzten drei Monaten?", leftLabel: "Schlecht", rightLabel: "Sehr gut" },
        ...{
          commentBoxLabel: "Was sollen wir ändern?",
          buttonLabel: survey.de.buttonLabel,
          thankYouMessage: "Danke! Wir lesen jede Antwort.",
        },
      },
    },
  },
];
