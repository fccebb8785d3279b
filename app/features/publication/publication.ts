/** The publication state of something, for its screens. */
export type Publication = {
  live: boolean;
  /** There is something to publish: it is a draft, or its draft differs from the live copy. */
  waiting: boolean;
  /** When the live copy was published, in words; null while it is not live, or when unknown. */
  since: string | null;
};
