import type { Call } from "#app/contracts/call.ts";
import { messageResultCalls as calls } from "#app/contracts/message-results.ts";
import { may } from "#app/domain/access/may.ts";
import type { MessageType } from "#app/domain/messages/message.ts";
import { asksForScore } from "#app/domain/messages/message-content.ts";
import { MAIN_QUESTION } from "#app/domain/messages/survey.ts";
import { type Api, on, type Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { storedAttributes } from "#server/resources/attributes/definitions.ts";
import { privacyLevelOf } from "#server/resources/properties/privacy-level.ts";
import { pageOfAnswers } from "./answers.ts";
import { askedIn, figuresOf, messageAt } from "./asked.ts";
import { crossTab } from "./cross-tab.ts";
import { setNote, tagsOf } from "./notes.ts";
import { oneMessage, roundsIn } from "./one-message.ts";
import { pageOfFigures } from "./page-of-figures.ts";
import { asPublished, presentContent, titleOf, versionsOf } from "./questions.ts";
import { toWireAnswer } from "./wire.ts";

/** Results of messages: the same for each kind, at the address and by the role of its own. */
export function messageResultRoutes(api: Api): void {
  on(api, calls.reportAnnouncements, (request) => list(api, "announcement", request));
  on(api, calls.reportAnnouncement, (request) => one(api, "announcement", request));
  on(api, calls.reportSurveys, (request) => list(api, "survey", request));
  on(api, calls.reportSurvey, (request) => one(api, "survey", request));
  on(api, calls.reportNpsMessages, (request) => list(api, "nps", request));
  on(api, calls.reportNps, (request) => one(api, "nps", request));
  on(api, calls.listSurveyAnswers, (request) => answers(api, "survey", request));
  on(api, calls.listNpsAnswers, (request) => answers(api, "nps", request));
  on(api, calls.noteSurveyAnswer, (request) => note(api, "survey", request));
  on(api, calls.noteNpsAnswer, (request) => note(api, "nps", request));
  on(api, calls.reportSurveyCrossTab, (request) => tab(api, request));
}

/** What a call brings, whatever its path. */
type Sent<C extends Call> = Pick<Request<C>, "params" | "query" | "body" | "caller">;

async function list({ parts: { db } }: Api, type: MessageType, { query, caller }: Sent<typeof calls.reportSurveys>) {
  const asked = await askedIn(db, caller.propertyId, type, query);
  const scope = { ...asked.scope, search: query.search };
  return { ...(await figuresOf(db, { ...asked, scope }, query.compare)), ...(await pageOfFigures(db, scope, query)) };
}

async function one({ parts: { db } }: Api, type: MessageType, { params, query, caller }: Sent<typeof calls.reportSurvey>) {
  const message = await messageAt(db, caller.propertyId, type, params.announcement);
  const asked = await askedIn(db, caller.propertyId, type, query, message);
  return {
    ...(await figuresOf(db, asked, query.compare)),
    ...{ id: message.id, title: titleOf(message.draft, MAIN_QUESTION, asked.scope.fallback), visibility: message.visibility },
    ...(await oneMessage(db, message, asked.scope, asked.segments)),
  };
}

async function answers({ parts: { db } }: Api, type: MessageType, { params, query, caller }: Sent<typeof calls.listNpsAnswers>) {
  const { propertyId, role } = caller;
  const message = await messageAt(db, propertyId, type, params.announcement);
  const { scope, days, ...choices } = await askedIn(db, propertyId, type, query, message);
  const versions = await versionsOf(db, propertyId, message.id);
  const isNamed = may(role, "view", "users") && (await privacyLevelOf(db, propertyId)) >= 1;
  const rounds = await roundsIn(db, message);
  const content = presentContent(message, versions);
  const isNps = asksForScore(content);
  const wanted = isNps ? query : { ...query, standing: undefined };
  const { rows, total } = await pageOfAnswers(db, { ...scope, messageId: message.id }, wanted);
  return {
    ...{ ...days, ...choices, id: message.id, isNps, total },
    title: titleOf(message.draft, MAIN_QUESTION, scope.fallback),
    question: titleOf(content, MAIN_QUESTION, scope.fallback),
    versions: versions.map(({ number }) => number),
    data: rows.map((row) => toWireAnswer(row, { versions, fallback: scope.fallback, segments: choices.segments, isNamed, rounds })),
    tags: await tagsOf(db, propertyId, message.id),
  };
}

async function note({ parts: { db } }: Api, type: MessageType, { params, body, caller }: Sent<typeof calls.noteNpsAnswer>) {
  const { id } = await messageAt(db, caller.propertyId, type, params.announcement);
  return setNote(db, caller.propertyId, id, params.answer ?? "", body);
}

async function tab({ parts: { db } }: Api, { params, query, caller }: Sent<typeof calls.reportSurveyCrossTab>) {
  const { propertyId, companyId, role } = caller;
  const message = await messageAt(db, propertyId, "survey", params.announcement);
  const { scope, segments } = await askedIn(db, propertyId, "survey", query, message);
  // An attribute may be somebody's name or address: they are for those who may see people.
  const maySee = may(role, "view", "users") && (await privacyLevelOf(db, propertyId)) >= 1;
  const attributes = maySee ? await storedAttributes(db, { companyId, propertyId }) : [];
  if (query.attribute !== undefined && !attributes.some(({ key }) => key === query.attribute)) {
    throw refuse.badRequest("query_invalid", [{ path: "attribute", code: "text_error_invalid" }]);
  }
  const versions = asPublished(message, await versionsOf(db, propertyId, message.id));
  return {
    rows: await crossTab(db, { ...scope, messageId: message.id }, versions, query, segments),
    attributes: attributes.map(({ key, display_name }) => ({ key, name: display_name || key })),
  };
}
