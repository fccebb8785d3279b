import {
  type AnswersQuery,
  type ListQuery,
  listNpsAnswers,
  listSurveyAnswers,
  type MessageAnswers,
  type MessageResults,
  noteNpsAnswer,
  noteSurveyAnswer,
  type OneQuery,
  type ResultList,
  reportAnnouncement,
  reportAnnouncements,
  reportNps,
  reportNpsMessages,
  reportSurvey,
  reportSurveys,
} from "#app/api/message-results.server.ts";
import type { MessageType } from "#app/domain/messages/message.ts";
import type { Viewer } from "#app/session/viewer.ts";

type Calls = {
  list: (viewer: Viewer, query: ListQuery) => Promise<ResultList>;
  one: (viewer: Viewer, message: string, query: OneQuery) => Promise<MessageResults>;
};

/** The calls for the results of each kind of message. */
export const RESULTS: Record<MessageType, Calls> = {
  announcement: { list: reportAnnouncements, one: reportAnnouncement },
  nps: { list: reportNpsMessages, one: reportNps },
  survey: { list: reportSurveys, one: reportSurvey },
};

type AnswerCalls = {
  list: (viewer: Viewer, message: string, query: AnswersQuery) => Promise<MessageAnswers>;
  note: typeof noteNpsAnswer;
  /** Whose right it is to note something, and to export. */
  section: "nps" | "analytics";
};
export type AskingType = "nps" | "survey";

/** The calls for the answers to each kind that asks something. */
export const ANSWERS: Record<AskingType, AnswerCalls> = {
  nps: { list: listNpsAnswers, note: noteNpsAnswer, section: "nps" },
  survey: { list: listSurveyAnswers, note: noteSurveyAnswer, section: "analytics" },
};
