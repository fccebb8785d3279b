/** The publication state of something, for its screens. */
export type Publication = {
  live: boolean;
  /** It is a draft that was live before. */
  wasLive: boolean;
  /** There is something to publish: it is a draft, or its draft differs from the live copy. */
  waiting: boolean;
  /** Since when it is live, or live no longer, in words; null when it never was, or when unknown. */
  since: string | null;
};
