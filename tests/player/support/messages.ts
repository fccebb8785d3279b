import type { Page } from "@playwright/test";
import { EMPTY_QUESTION } from "#app/domain/messages/message-texts.ts";
import { oneQuestion } from "#app/domain/messages/survey.ts";
import type { BundleAnnouncement, BundleMessage, BundleQuestion } from "#app/domain/player/bundle.ts";

const COMMON = { version: 1, language: "en", color: "#0098ff", at: "2026-11-01T08:00:00.000Z" };

export const announcement = (id: number, more: Partial<Extract<BundleMessage, BundleAnnouncement>> = {}): BundleMessage => ({
  ...COMMON,
  ...{ id, type: "announcement", form: "list", title: `News ${id}`, description: "What is new.\nRead it here." },
  ...{ image: null, links: [{ title: "Read on", url: "https://crm.test/news" }], guide: null },
  ...more,
});

const SAID = {
  ...{ leftLabel: "Not likely", rightLabel: "Very likely", commentBoxLabel: "Why?" },
  ...{ buttonLabel: "Send", thankYouMessage: "Thank you very much" },
};

export const question = (
  id: number,
  type: "nps" | "survey",
  more: Partial<Extract<BundleMessage, BundleQuestion>> = {},
): BundleMessage => ({
  ...COMMON,
  ...{ id, type, form: type === "nps" ? "bar" : "card", showing: { auto: true } },
  shape: oneQuestion(type === "nps" ? "score" : "emoji"),
  texts: { ...EMPTY_QUESTION, ...SAID, title: type === "nps" ? "How likely are you to recommend us?" : "How was it?" },
  ...more,
});

/** A survey of two pages, the second of which depends on the score, and a further thank-you. */
export const longSurvey = (id: number): BundleMessage =>
  question(id, "survey", {
    form: "modal",
    shape: {
      pages: [
        {
          id: "first",
          questions: [{ id: "main", kind: "stars", required: true, options: [] }],
          rules: [{ question: "main", answers: ["5"], to: "happy" }],
        },
        {
          id: "second",
          questions: [
            { id: "what", kind: "multiple", required: true, options: ["speed", "price"] },
            { id: "order", kind: "ranking", required: false, options: ["a", "b"] },
            { id: "else", kind: "short", required: false, options: [] },
          ],
          rules: [],
        },
      ],
      ends: ["happy"],
    },
    texts: {
      ...{ ...EMPTY_QUESTION, ...SAID, title: "How good is it?" },
      further: {
        questions: {
          what: { title: "What was missing?", leftLabel: "", rightLabel: "", options: { speed: "Speed", price: "Price" } },
          order: { title: "What matters most?", leftLabel: "", rightLabel: "", options: { a: "Help", b: "Looks" } },
          else: { title: "Anything else?", leftLabel: "", rightLabel: "", options: {} },
        },
        ends: { happy: "Great to hear" },
      },
    },
  });

/** The card of a message by its title. */
export const cardOf = (page: Page, title: string) => page.getByRole("dialog", { name: title });
