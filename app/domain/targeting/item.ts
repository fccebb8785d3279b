import type { Visibility } from "#app/domain/guides/guide.ts";
import type { LanguageBehaviour, LanguageStatusByKey } from "#app/domain/languages/language-status.ts";
import type { Page } from "./page-facts.ts";
import type { Frequency, Showing, ShownKind } from "./showing.ts";

/** An item of content, with everything that decides whether somebody sees it. */
export type Item = {
  type: ShownKind | "chapter";
  id: number;
  visibility: Visibility;
  languages: { written: readonly string[]; statuses: LanguageStatusByKey; behaviour: LanguageBehaviour };
  /** 0 for none. */
  segment: number;
  pageSegment: number;
  tags: { mode: "show" | "hide"; list: readonly number[] };
  showing: Showing;
  /** The chapter of a guide; it shows only where that does. */
  chapter: Item | null;
};

/** Who is there, where, when and in which language; the default language of the property; what was before; and how often is too often. */
export type Situation = {
  /** The user segments that the person is in. */
  segments: ReadonlySet<number>;
  page: Page;
  /** Epoch milliseconds. */
  at: number;
  language: string;
  standard: string;
  history: History;
  frequency: Frequency;
};

/** What was shown to somebody by itself, and what they finished. Times are epoch milliseconds. */
export type History = {
  impressions: readonly { type: ShownKind; id: number; at: number }[];
  /** When each item was finished, and how where that was not by completing a guide or answering a message. */
  done: readonly { type: ShownKind; id: number; at: number; how?: SentAway | undefined }[];
};

/** A message was closed, or is not wanted again. */
export type SentAway = "close" | "never";

export const NOTHING_BEFORE: History = { impressions: [], done: [] };
