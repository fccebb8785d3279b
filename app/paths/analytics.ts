import { type Query, withQuery } from "./with-query.ts";

/** Reports; `analytics` is their base address. */
export const analyticsPaths = (analytics: string) => ({
  guideReport: (query?: Query) => withQuery(`${analytics}/content/guides`, query),
  guideReportOf: (guide: string | number, query?: Query) => withQuery(`${analytics}/content/guides/${encodeURIComponent(guide)}`, query),
  guideReportExport: (query?: Query) => withQuery(`${analytics}/content/guides/export`, query),
});
