import type { FormFailure } from "#app/domain/forms/form-failure.ts";

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

/** What a screen learns about publishing or unpublishing that was refused. */
export type PublicationRefusal = FormFailure & {
  /** What was asked for: `version` is the one that was to be live again. */
  asked: { publish: boolean; version?: number };
  /** There is nothing left to ask for: whether it is live, and who published it (null when unknown). */
  settled?: { live: boolean; by: string | null };
};
