import { withQuery } from "./with-query.ts";

type Id = string | number;

/**
 * Addresses of single documents and help centres, in the property whose paths are given. They are not among those, which come with every
 * page: only the screens of documents need them.
 */
export function documentPaths({ documents }: { documents: () => string }) {
  const base = documents();
  return {
    /** What it is to be called and the language it is to be in, at first. */
    newDocument: (query?: { title: string; lang: string | undefined }) => withQuery(`${base}/new`, query),
    document: (document: Id) => `${base}/${document}`,
    removeDocument: (document: Id) => `${base}/${document}/delete`,
    newHelpCentre: () => `${base}/help-centres/new`,
    helpCentre: (centre: Id) => `${base}/help-centres/${centre}`,
    fetchHelpCentre: (centre: Id) => `${base}/help-centres/${centre}/fetch`,
    removeHelpCentre: (centre: Id) => `${base}/help-centres/${centre}/delete`,
  };
}
