import type { Answer, Body } from "#app/contracts/call.ts";
import { publicAnswerCalls as calls, type WireAsked } from "#app/contracts/public-answers.ts";
import { type PropertyReader, send } from "./send.server.ts";

const at = (reader: PropertyReader, announcement: string) => ({ property: reader.propertyId, announcement });

/** What somebody is asked on the public page, and where they are. */
export type Asked = WireAsked;
export type AskedPage = NonNullable<Asked["page"]>;

/** How the public link of an NPS or a survey stands; `address` is the one for everybody. */
export const getPublicLink = (reader: PropertyReader, message: string) =>
  send(reader, calls.getPublicLink, { params: at(reader, message) });

export const setPublicLink = (reader: PropertyReader, message: string, publicLink: Body<typeof calls.setPublicLink>["publicLink"]) =>
  send(reader, calls.setPublicLink, { params: at(reader, message), body: { publicLink } });

/** Ends every link of a message. */
export const renewPublicLink = (reader: PropertyReader, message: string) =>
  send(reader, calls.renewPublicLink, { params: at(reader, message) });

/** The address by which one person answers. */
export const createPersonalLink = (reader: PropertyReader, message: string, person: string) =>
  send(reader, calls.createPersonalLink, { params: at(reader, message), body: { person } });

/** What a link asks. @throws ApiFailure 404 for an unknown link, 410 for one that is closed */
export const readPublicQuestion = (body: Body<typeof calls.readPublicQuestion>): Promise<Answer<typeof calls.readPublicQuestion>> =>
  send(null, calls.readPublicQuestion, { params: {}, body });

/** Sends the answers of one page. @throws ApiFailure 422 for what is wrong on it, beside those above */
export const answerPublicly = (body: Body<typeof calls.answerPublicly>): Promise<Asked> =>
  send(null, calls.answerPublicly, { params: {}, body });
