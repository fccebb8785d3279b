import type { MessageType } from "#app/domain/messages/message.ts";
import { type Query, withQuery } from "./with-query.ts";

type Id = string | number;

/** Announcements, NPS messages and surveys; `messages` is their base address (specification 1, section 2: messages). */
export const messagePaths = (messages: string) => ({
  messages: (query?: Query) => withQuery(`${messages}/list`, query),
  announcements: (query?: Query) => withQuery(`${messages}/announcements`, query),
  npsMessages: (query?: Query) => withQuery(`${messages}/nps`, query),
  surveys: (query?: Query) => withQuery(`${messages}/survey`, query),
  /** `month` as in "2026-11"; the present one when left out. */
  messageCalendar: (month?: string) => withQuery(`${messages}/calendar`, { month }),
  createMessage: (query?: Query) => withQuery(`${messages}/create`, query),
  /** The document of the frame of a template. */
  drawnTemplate: (template: string) => withQuery(`${messages}/create/drawn`, { template }),
  /** `lang` is left out for the property's default language. */
  message: (type: MessageType, message: Id, lang?: string) =>
    withQuery(`${messages}/${EDITORS[type]}/edit/${encodeURIComponent(message)}`, { lang }),
  /** Where an image is uploaded for an announcement, or a part of an uploaded one is chosen: `image` is its id. */
  announcementImage: (message: Id, query?: Query) =>
    withQuery(`${messages}/announcements/announcement/edit/${encodeURIComponent(message)}/image`, query),
  /** Where one of the images that were used before is chosen for it. */
  announcementImages: (message: Id, query?: Query) =>
    withQuery(`${messages}/announcements/announcement/edit/${encodeURIComponent(message)}/image/library`, query),
  /** What a survey asks further; `part` is the page, question or thank-you that is open. */
  surveyQuestions: (survey: Id, query?: { part?: string; ask?: "remove"; lang?: string }) =>
    withQuery(`${messages}/survey/edit/${encodeURIComponent(survey)}/questions`, query),
  /** Where the list sends what was chosen in it. */
  chosenMessages: (query: { return?: string }) => withQuery(`${messages}/selection`, query),
  /** The question before something is done with several messages. */
  chosenMessageAct: (act: string, { message = [], ...rest }: { message?: readonly Id[]; return?: string }) =>
    withQuery(`${messages}/selection/${act}`, { ...rest, message: message.map(String) }),
  /** What was done with several messages, what was so already, and what was not done. */
  messageReport: (query: {
    act: string;
    done: readonly string[];
    already: readonly string[];
    failed: readonly string[];
    return?: string;
  }) => withQuery(`${messages}/selection/report`, query),
  archiveMessage: (message: Id, returnTo?: string) =>
    withQuery(`${messages}/list/${encodeURIComponent(message)}/archive`, { return: returnTo }),
  bringBackMessage: (message: Id) => `${messages}/list/${encodeURIComponent(message)}/bring-back`,
  messageApproval: (message: Id) => `${messages}/list/${encodeURIComponent(message)}/approval`,
  messageHistory: (message: Id, query?: Query) => withQuery(`${messages}/list/${encodeURIComponent(message)}/history`, query),
  compareMessage: (message: Id, query?: Query) => withQuery(`${messages}/list/${encodeURIComponent(message)}/history/compare`, query),
  restoreMessage: (message: Id, version: Id) => withQuery(`${messages}/list/${encodeURIComponent(message)}/history/restore`, { version }),
  previewMessage: (message: Id, query?: Query) => withQuery(`${messages}/list/${encodeURIComponent(message)}/preview`, query),
  /** The document of its frame. */
  drawnMessage: (message: Id, query?: Query) => withQuery(`${messages}/list/${encodeURIComponent(message)}/preview/drawn`, query),
  publicLink: (message: Id) => `${messages}/list/${encodeURIComponent(message)}/link`,
  renewPublicLink: (message: Id) => `${messages}/list/${encodeURIComponent(message)}/link/renew`,
  /** `lang` is the language that is translated; `empty` one that has no text yet, for which it is done. */
  translateMessage: (message: Id, lang?: string, empty?: string) =>
    withQuery(`${messages}/list/${encodeURIComponent(message)}/translate`, { lang, empty }),
  copyMessage: (message: Id) => `${messages}/list/${encodeURIComponent(message)}/copy`,
});

const EDITORS: Record<MessageType, string> = { announcement: "announcements/announcement", nps: "nps", survey: "survey" };
