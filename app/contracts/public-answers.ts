import { z } from "zod";
import { EVENT_LIMITS } from "#app/domain/analytics/event-catalogue.ts";
import { QUESTION_KINDS, SURVEY_LIMITS } from "#app/domain/messages/survey.ts";
import { isStorable } from "#app/domain/storable-text.ts";
import { calls } from "./call.ts";
import { few, languageKey, requiredText } from "./text.ts";

const link = "/v2/properties/:property/announcements/:announcement/public-link";

/** Seconds that somebody can spend on an answer: a day. */
export const MOST_SECONDS = 86_400;
const TOKEN_CHARACTERS = 1500;
const ANSWER_BYTES = 200_000;

/** What was typed into a box. */
export const typedAnswer = z.string().max(SURVEY_LIMITS.long, "text_error_too_long").refine(isStorable, "text_error_unstorable");
const value = z.union([z.number(), typedAnswer, few(typedAnswer, SURVEY_LIMITS.options)]);
/** Answers by question (app/domain/messages/survey.ts). */
export const givenAnswers = z
  .record(z.string().max(40), value)
  .refine((all) => Object.keys(all).length <= SURVEY_LIMITS.questions, "text_error_too_long");

const standing = z.object({
  isOn: z.boolean(),
  /** Whether the message has one address for everybody beside those of single people. */
  anonymous: z.boolean(),
  /** Whether somebody with an address of their own can answer only once. */
  once: z.boolean(),
  /** The address for everybody; null where there is none. */
  address: z.url().nullable(),
});
export type WirePublicLink = z.output<typeof standing>;

const token = z.string().min(1, "text_error_missing").max(TOKEN_CHARACTERS, "text_error_too_long");
/** What one answer is known by until it is done: whoever answers makes it up, and nobody else knows it. */
const showing = z.guid("text_error_invalid").toLowerCase();
const partId = z.string().max(40);

const page = z.object({
  id: partId,
  questions: z.array(
    z.object({
      id: partId,
      kind: z.enum(QUESTION_KINDS),
      required: z.boolean(),
      title: z.string(),
      leftLabel: z.string(),
      rightLabel: z.string(),
      options: z.array(z.object({ id: partId, text: z.string() })),
    }),
  ),
  /** Of the comment's box beside the one question; null where there is none. */
  commentLabel: z.string().nullable(),
  /** Which page it is on the way of whoever answers, from 1, and how many there are as their answers lead by now. */
  number: z.number().int().positive(),
  of: z.number().int().positive(),
  isFirst: z.boolean(),
  /** Whether the answer is done with it, whatever is answered on it. */
  isLast: z.boolean(),
  buttonLabel: z.string(),
  /** What was answered on it so far. */
  answers: givenAnswers,
  comment: z.string(),
});

/** Where somebody is who answers: `page` until they are done, then `thanks`. `before` says that the answer was there already, and stays. */
const asked = z.object({
  property: z.object({ name: z.string(), color: z.string() }),
  title: z.string(),
  language: languageKey,
  /** All that it can be read in. */
  languages: z.array(languageKey),
  page: page.nullable(),
  thanks: z.string().nullable(),
  before: z.boolean(),
  /** Whether another answer can be given with the same address. */
  again: z.boolean(),
});
export type WireAsked = z.output<typeof asked>;

/** The public page of NPS messages and surveys (issue 12 C): how its links stand, and what is asked and answered by them. */
export const publicAnswerCalls = calls({
  getPublicLink: {
    method: "GET",
    path: link,
    summary: "How the public link of an NPS or a survey stands. 404 for an announcement",
    plan: "announcements",
    access: { view: "messages" },
    answer: standing,
  },
  setPublicLink: {
    method: "PUT",
    path: link,
    summary:
      "Turn the public link on or off, and say who may answer by it and how often. Turning it off ends every link there is. 409 `message_archived`",
    plan: "announcements",
    access: { edit: "messages" },
    lastWins: "only what is named is set",
    body: z.object({ publicLink: standing.omit({ address: true }).partial() }),
    answer: standing,
  },
  renewPublicLink: {
    method: "POST",
    path: `${link}/renew`,
    summary: "End every link of the message and begin new ones, by which everybody can answer again. 409 `public_link_off`",
    plan: "announcements",
    access: { edit: "messages" },
    answer: standing,
  },
  createPersonalLink: {
    method: "POST",
    path: `${link}/personal`,
    summary: "The address by which one person answers, known to the property by this id. 409 `public_link_off`",
    plan: "announcements",
    access: { edit: "messages" },
    body: z.object({ person: requiredText(EVENT_LIMITS.key) }),
    answer: z.object({ address: z.url() }),
    keyless: true,
  },
  readPublicQuestion: {
    method: "POST",
    path: "/v3/answers/question",
    summary: "What a public link asks, and where somebody is with their answer. 404 for an unknown link, 410 `answers_closed`",
    access: "public",
    body: z.object({
      token,
      showing: showing.optional(),
      /** Whether it is in front of somebody: it then counts as opened, once for each showing. */
      opened: z.boolean().default(false),
      /** The page to show, of those that were reached; else the one where they are. */
      page: partId.optional(),
      /** Languages, the best one first. */
      languages: few(z.string().max(35), 20).default([]),
      /** Texts that were sent before. */
      sent: few(z.string().max(SURVEY_LIMITS.long), SURVEY_LIMITS.questions + 1).default([]),
    }),
    /** Whether all that was sent before is kept. */
    answer: asked.extend({ kept: z.boolean() }),
  },
  answerPublicly: {
    method: "POST",
    path: "/v3/answers",
    summary:
      "Take the answers of one page and lead on. They are kept before the answer is done, and 422 names what is missing. What is done already stays as it is",
    access: "public",
    bodyLimit: ANSWER_BYTES,
    body: z.object({
      token,
      showing,
      page: partId,
      /** `stay` keeps what is there, and shows the page again. */
      move: z.enum(["next", "back", "stay"]),
      languages: few(z.string().max(35), 20).default([]),
      answers: givenAnswers.default({}),
      comment: typedAnswer.default(""),
      /** Spent on this page. */
      seconds: z.number().int().min(0).max(MOST_SECONDS).default(0),
    }),
    answer: asked,
  },
});
