import { z } from "zod";
import { MESSAGE_WAYS } from "#app/domain/analytics/message-figures.ts";
import { FOLLOW_UPS, NOTE_LIMITS } from "#app/domain/messages/answer-notes.ts";
import { STANDINGS } from "#app/domain/messages/nps.ts";
import { QUESTION_KINDS } from "#app/domain/messages/survey.ts";
import { MOST_ID } from "#app/domain/urls/id-in-address.ts";
import { calls } from "./call.ts";
import { figures, nps, reported } from "./message-figures.ts";
import { range } from "./reports.ts";
import { few, id, stamp, text } from "./text.ts";

const AT = "/v2/properties/:property/analytics";

const ofPeople = { segment: z.coerce.number().int().positive().max(MOST_ID).optional() };
const ofMessage = {
  version: z.coerce.number().int().positive().max(MOST_ID).optional(),
  round: z.coerce.number().int().min(1).max(100_000).optional(),
};
const page = { page: z.coerce.number().int().min(1).max(1000).default(1), limit: z.coerce.number().int().min(1).max(100).default(20) };

const listQuery = range.extend({
  ...ofPeople,
  /** Part of a headline or question: list, totals and days cover only the messages that match. */
  search: text(200).optional(),
  sort: z.enum(["title", "shown", "seen", "clicked", "closed", "answered", "responseRate"]).default("shown"),
  order: z.enum(["asc", "desc"]).default("desc"),
  ...page,
});
/** Whether it asks for a score that makes a Net Promoter Score: an NPS, and a survey that asks as one does. */
const isNps = z.boolean();
const list = z.object({
  ...reported,
  data: z.array(
    figures.extend({
      id,
      title: z.string(),
      visibility: z.string(),
      isNps,
      /** The Net Promoter Score, or the mean of the first question where that is a scale; null without answers. */
      score: z.number().nullable(),
    }),
  ),
  total: z.number().int(),
  /** How many of these are live, on all pages. */
  live: z.number().int(),
});

const question = z.object({
  id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  /** Its values are numbers between two ends. */
  isScale: z.boolean(),
  title: z.string(),
  /** Whether the present version asks it. What no longer is asked stands under its old words. */
  isAsked: z.boolean(),
  ...{ n: z.number().int(), mean: z.number().nullable() },
  /** See `app/domain/analytics/question-results.ts`; `label` are the words of an option, or what stands at an end of a scale. */
  values: z.array(
    z.object({
      ...{ value: z.string(), label: z.string() },
      ...{ count: z.number().int(), share: z.number(), meanPlace: z.number().nullable() },
    }),
  ),
});
const one = z.object({
  ...reported,
  ...{ id, title: z.string(), visibility: z.string() },
  byLanguage: z.array(figures.extend({ language: z.string() })),
  /** Whoever is in several segments counts in each. `name` is empty for segments that are gone. */
  bySegment: z.array(figures.extend({ id, name: z.string() })),
  byVersion: z.array(figures.extend({ version: z.number().int() })),
  /**
   * The rounds of a message that comes back: one for each interval of its recurrence, counted from 1 on the day on which it was first shown. A message
   * that does not come back has none. Each with what it was answered, where it asks for a score.
   */
  byRound: z.array(figures.extend({ round: z.number().int(), from: z.string(), to: z.string(), nps: nps.nullable() })),
  /** The weeks of the range, from Monday on, with any showing; for what asks for a score and does not come back, and so has no rounds. */
  byWeek: z.array(figures.extend({ from: z.string(), to: z.string(), nps: nps.nullable() })),
  /** Of `totals.closed`: who just closed it, put it off, or never wants it again. */
  closedBy: z.object({ close: z.number().int(), later: z.number().int(), never: z.number().int() }),
  /**
   * Apart for each way by which it came to people, where any came by a public link. Of a link, each noted opening counts as shown and as seen: its
   * response rate is that of these alone, in the same days, and null where none was noted.
   */
  byWay: z.array(figures.extend({ way: z.enum(MESSAGE_WAYS) })),
  /** How many answered by a public link without a noted opening: in `totals`, but in no row of `byWay`. */
  answeredUnopened: z.number().int(),
  /** The versions that were ever published, as choices for `version`, newest first. */
  versions: z.array(z.number().int()),
  /** Null for what does not ask for a score as an NPS does. */
  nps: nps.nullable(),
  questions: z.array(question),
  comments: z.number().int(),
});
const oneQuery = range.extend({ ...ofPeople, ...ofMessage });

/** One answer. Who gave it is left out at privacy level 0, and empty for people without a name. */
const answered = z.object({
  id: z.string(),
  at: stamp,
  person: z.string(),
  ...{ language: z.string(), version: z.number().int(), score: z.number().nullable(), comment: z.string(), seconds: z.number().int() },
  /** Of what asks for a score as an NPS does, else null. */
  standing: z.enum(STANDINGS).nullable(),
  /** The round of its showing, as `byRound` counts; null for a message that does not come back. */
  round: z.number().int().nullable(),
  /** By which it was given. */
  way: z.enum(MESSAGE_WAYS),
  /** The names of the segments that they were in when they answered. */
  segments: z.array(z.string()),
  /** In the order of the version that was answered, in its words; `answer` is a number with what stands at its end of the scale, the words of options, or a text. */
  answers: z.array(z.object({ question: z.string(), title: z.string(), kind: z.enum(QUESTION_KINDS), answer: z.string() })),
  tags: z.array(z.string()),
  followUp: z.enum(FOLLOW_UPS).nullable(),
});
const answersQuery = oneQuery.omit({ compare: true }).extend({
  /** Part of a comment or of a text answer. */
  search: text(200).optional(),
  /** Of a message that asks for a score as an NPS does; of any other it limits nothing. */
  standing: z.enum(STANDINGS).optional(),
  tag: text(NOTE_LIMITS.tag).optional(),
  followUp: z.enum([...FOLLOW_UPS, "none"]).optional(),
  /** Only those with a comment. */
  commented: z.literal("yes").optional(),
  ...page,
});
const answers = z.object({
  ...{ from: reported.from, to: reported.to, today: reported.today, languages: reported.languages, segments: reported.segments },
  ...{ id, isNps, title: z.string(), question: z.string(), versions: z.array(z.number().int()) },
  data: z.array(answered),
  /** Of those that are found; counting ends at 10,000. */
  total: z.number().int(),
  /** The tags of this message's answers, as choices. */
  tags: z.array(z.string()),
});
const note = z.object({
  tags: few(text(NOTE_LIMITS.tag), NOTE_LIMITS.tags),
  followUp: z.enum(FOLLOW_UPS).nullable(),
});

const crossTabQuery = oneQuery.omit({ compare: true }).extend({
  /** One whose kind has changed is another question: which one is told by its kind, the one that is asked now without it. */
  ...{ question: z.string().max(40), kind: z.enum(QUESTION_KINDS).optional() },
  /** The key of an attribute of people, at privacy level 1 and above; their segments when it is left out. */
  attribute: text(128).optional(),
});
const crossTab = z.object({
  /** One row for each value that most have, at most 20 of them; `value` is empty for people without one. */
  rows: z.array(
    z.object({ value: z.string(), n: z.number().int(), mean: z.number().nullable(), counts: z.record(z.string(), z.number().int()) }),
  ),
  attributes: z.array(z.object({ key: z.string(), name: z.string() })),
});

/**
 * What came of messages (issue 12 D). Everything counts on the day on which a message was shown, in the property's time zone. Scores are those
 * of finished answers. `segment` is that of the person as of the answer, else of the showing.
 */
export const messageResultCalls = calls({
  reportAnnouncements: {
    method: "GET",
    path: `${AT}/announcements`,
    summary: "How often each announcement was shown, seen, clicked and closed",
    access: { view: "analytics" },
    query: listQuery,
    answer: list,
  },
  reportAnnouncement: {
    method: "GET",
    path: `${AT}/announcements/:announcement`,
    summary: "One announcement by day, language, segment, version and round",
    access: { view: "analytics" },
    query: oneQuery,
    answer: one,
  },
  reportSurveys: {
    method: "GET",
    path: `${AT}/surveys`,
    summary: "How often each survey was shown and answered",
    access: { view: "analytics" },
    query: listQuery,
    answer: list,
  },
  reportSurvey: {
    method: "GET",
    path: `${AT}/surveys/:announcement`,
    summary: "One survey with the distribution of each question",
    access: { view: "analytics" },
    query: oneQuery,
    answer: one,
  },
  reportSurveyCrossTab: {
    method: "GET",
    path: `${AT}/surveys/:announcement/cross-tab`,
    summary: "What was answered to one question, by an attribute or segment of people",
    access: { view: "analytics" },
    query: crossTabQuery,
    answer: crossTab,
  },
  listSurveyAnswers: {
    method: "GET",
    path: `${AT}/surveys/:announcement/answers`,
    summary: "Answers to a survey, newest first",
    access: { view: "analytics" },
    query: answersQuery,
    answer: answers,
  },
  noteSurveyAnswer: {
    method: "PUT",
    path: `${AT}/surveys/:announcement/answers/:answer/note`,
    summary: "The tags of an answer, and whether somebody follows it up",
    access: { edit: "analytics" },
    body: note,
    lastWins: "a note is one small thing that is read whole and set whole",
    answer: note,
  },
  reportNpsMessages: {
    method: "GET",
    path: `${AT}/nps`,
    summary: "The score of each NPS, and how often it was shown and answered",
    access: { view: "nps" },
    query: listQuery,
    answer: list,
  },
  reportNps: {
    method: "GET",
    path: `${AT}/nps/:announcement`,
    summary: "One NPS: score with its interval, groups, and the trend by round",
    access: { view: "nps" },
    query: oneQuery,
    answer: one,
  },
  listNpsAnswers: {
    method: "GET",
    path: `${AT}/nps/:announcement/answers`,
    summary: "Answers to an NPS, newest first",
    access: { view: "nps" },
    query: answersQuery,
    answer: answers,
  },
  noteNpsAnswer: {
    method: "PUT",
    path: `${AT}/nps/:announcement/answers/:answer/note`,
    summary: "The tags of an answer, and whether somebody follows it up",
    access: { edit: "nps" },
    body: note,
    lastWins: "a note is one small thing that is read whole and set whole",
    answer: note,
  },
});
