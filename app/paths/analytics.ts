import type { MessageType } from "#app/domain/messages/message.ts";
import { type Query, withQuery } from "./with-query.ts";

const RESULTS: Record<MessageType, string> = { announcement: "announcements", nps: "nps", survey: "surveys" };

/** Reports; `analytics` is their base address. */
export const analyticsPaths = (analytics: string) => ({
  guideReport: (query?: Query) => withQuery(`${analytics}/content/guides`, query),
  guideReportOf: (guide: string | number, query?: Query) => withQuery(`${analytics}/content/guides/${encodeURIComponent(guide)}`, query),
  guideReportExport: (query?: Query) => withQuery(`${analytics}/content/guides/export`, query),
  /** What came of messages of a kind, and of one of them. */
  missedSearches: (query?: Query) => withQuery(`${analytics}/content/searches`, query),
  results: (type: MessageType, query?: Query) => withQuery(`${analytics}/content/${RESULTS[type]}`, query),
  resultsOf: (type: MessageType, message: string | number, query?: Query) =>
    withQuery(`${analytics}/content/${RESULTS[type]}/${encodeURIComponent(message)}`, query),
  answersTo: (type: "nps" | "survey", message: string | number, query?: Query) =>
    withQuery(`${analytics}/content/${RESULTS[type]}/${encodeURIComponent(message)}/answers`, query),
});
