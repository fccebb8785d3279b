import type { Answer, Body, Query } from "#app/contracts/call.ts";
import { messageResultCalls as calls } from "#app/contracts/message-results.ts";
import { type PropertyReader, send } from "./send.server.ts";

export type ListQuery = Query<typeof calls.reportSurveys>;
export type OneQuery = Query<typeof calls.reportSurvey>;
export type AnswersQuery = Query<typeof calls.listNpsAnswers>;
export type ResultList = Answer<typeof calls.reportSurveys>;
export type MessageResults = Answer<typeof calls.reportSurvey>;
export type MessageAnswers = Answer<typeof calls.listNpsAnswers>;
type Note = Body<typeof calls.noteNpsAnswer>;

const at = ({ propertyId }: PropertyReader, announcement: string) => ({ property: propertyId, announcement });

export const reportAnnouncements = (reader: PropertyReader, query: ListQuery) =>
  send(reader, calls.reportAnnouncements, { params: { property: reader.propertyId }, query });

export const reportSurveys = (reader: PropertyReader, query: ListQuery) =>
  send(reader, calls.reportSurveys, { params: { property: reader.propertyId }, query });

export const reportNpsMessages = (reader: PropertyReader, query: ListQuery) =>
  send(reader, calls.reportNpsMessages, { params: { property: reader.propertyId }, query });

export const reportAnnouncement = (reader: PropertyReader, announcement: string, query: OneQuery) =>
  send(reader, calls.reportAnnouncement, { params: at(reader, announcement), query });

export const reportSurvey = (reader: PropertyReader, survey: string, query: OneQuery) =>
  send(reader, calls.reportSurvey, { params: at(reader, survey), query });

export const reportNps = (reader: PropertyReader, nps: string, query: OneQuery) =>
  send(reader, calls.reportNps, { params: at(reader, nps), query });

export const reportSurveyCrossTab = (reader: PropertyReader, survey: string, query: Query<typeof calls.reportSurveyCrossTab>) =>
  send(reader, calls.reportSurveyCrossTab, { params: at(reader, survey), query });

export const listSurveyAnswers = (reader: PropertyReader, survey: string, query: AnswersQuery) =>
  send(reader, calls.listSurveyAnswers, { params: at(reader, survey), query });

export const listNpsAnswers = (reader: PropertyReader, nps: string, query: AnswersQuery) =>
  send(reader, calls.listNpsAnswers, { params: at(reader, nps), query });

export const noteSurveyAnswer = (reader: PropertyReader, survey: string, answer: string, body: Note) =>
  send(reader, calls.noteSurveyAnswer, { params: { ...at(reader, survey), answer }, body });

export const noteNpsAnswer = (reader: PropertyReader, nps: string, answer: string, body: Note) =>
  send(reader, calls.noteNpsAnswer, { params: { ...at(reader, nps), answer }, body });
