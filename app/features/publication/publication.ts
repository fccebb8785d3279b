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

/** What is not there that has to be: of the step with this number, from 1, or null for the whole. `code` is a key of the errors namespace. */
export type Missing = { step: number | null; code: string };

/** What a screen learns about publishing or unpublishing that was refused. */
export type PublicationRefusal = FormFailure & {
  /** What was asked for: `version` is the one that was to be live again. */
  asked: { publish: boolean; version?: number };
  /** There is nothing left to ask for: whether it is live, and who published it (null when unknown). */
  settled?: { live: boolean; by: string | null };
  /** It cannot be live as it is. */
  missing?: Missing[];
};
