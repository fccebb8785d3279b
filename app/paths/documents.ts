import { type Query, withQuery } from "./with-query.ts";

type Id = string | number;

/** Documents that search and copilot answer from, and the help centres that some of them come from. */
export const documentPaths = (base: string) => ({
  documents: (query?: Query) => withQuery(base, query),
  newDocument: () => `${base}/new`,
  document: (document: Id) => `${base}/${document}`,
  removeDocument: (document: Id) => `${base}/${document}/delete`,
  newHelpCentre: () => `${base}/help-centres/new`,
  helpCentre: (centre: Id) => `${base}/help-centres/${centre}`,
  fetchHelpCentre: (centre: Id) => `${base}/help-centres/${centre}/fetch`,
  removeHelpCentre: (centre: Id) => `${base}/help-centres/${centre}/delete`,
});
