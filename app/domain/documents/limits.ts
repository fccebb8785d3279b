/** What help centres and documents may be: counts, and characters. A fetched document is cut to what fits; an uploaded one that does not fit is refused. */
export const DOCUMENT_LIMITS = {
  /** Help centres of a property, and uploaded texts of it. */
  centres: 10,
  uploads: 500,
  /** Documents that one help centre brings. */
  ofCentre: 5000,
  name: 128,
  address: 2000,
  title: 300,
  text: 50_000,
};

/** What became of a help centre last: nothing yet, under way, brought in, or not reached. */
export const CENTRE_STATES = ["waiting", "fetching", "done", "failed"] as const;
export type CentreState = (typeof CENTRE_STATES)[number];
