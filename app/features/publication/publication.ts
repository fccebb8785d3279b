/** Whether something is published, for its screens. */
export type Publication = {
  live: boolean;
  /** There is something to publish: it is a draft, or its draft differs from what is live. */
  waiting: boolean;
  /** Since when what is live is as it is, in words; null while it is not live, or when that is not known. */
  since: string | null;
};
