import type { AnswerValue } from "#app/domain/messages/survey.ts";
import type { BundleStanding } from "#app/domain/player/bundle.ts";
import { isRecord, isText } from "#player/core/storage.ts";

/**
 * A message before the person, as it was `shown` to them. `claim` is the id under which the API granted it, `since` when it came, in epoch
 * milliseconds.
 */
export type Kept = { shown: BundleStanding; claim: string; since: number; by: string; isSeen?: boolean };

/** A message that nobody sent away for so long does not come back with the next page, in milliseconds. */
const OLDEST = 86_400_000;

export const isKept = (value: unknown): value is Kept =>
  isRecord(value) && isText(value.claim) && isText(value.by) && Number.isFinite(value.since) && isRecord(value.shown);

/** Whether what this tab showed before the page was loaded is the message, in whatever version, and of the same person. */
export const isSame = ({ shown, by, since }: Kept, { type, id }: BundleStanding, person: string, now: number) =>
  shown.type === type && shown.id === id && by === person && now - since < OLDEST;

/** Where somebody is in what a message asks: `pages` are the ids of those they went through, the present one last. */
export type Course = {
  pages: string[];
  answers: Record<string, AnswerValue>;
  comment: string;
  /** They wanted to go on without a required answer. */
  isUrged: boolean;
  /** What is said when all is answered; null until then. */
  thanks: string | null;
};

/** What a person does with a message. */
export type Acts = {
  answer(question: string, value: AnswerValue | undefined): void;
  comment(text: string): void;
  next(): void;
  back(): void;
  /** Sends it away: closed, to come back later, or for good. */
  leave(how: "close" | "later" | "never"): void;
};
