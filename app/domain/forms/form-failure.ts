import type { Ask } from "./merge.ts";

/** Two people saved the same thing. */
export type Conflict = {
  asks: Ask[];
  /** Whether the other person removed what the form edits. */
  gone: boolean;
  /** Who saved, null when that is not known, and when, in words. */
  by: string | null;
  at: string | null;
};

/** Somebody changed what a question is about: who (null when unknown), when, in words, and the revision that it has now. */
export type Overtaken = { by: string | null; at: string; revision: number };

/**
 * What something lacks that was to be published: in the step with this number, from 1, or null for the whole. `code` is a key of the errors
 * namespace, `to` the address where it is mended.
 */
export type Missing = { step: number | null; code: string; to: string };

/** What a screen learns about a form that was refused, besides its fields' errors. `code` is a key of the errors namespace. */
export type FormFailure = {
  code: string;
  limit?: { kind: string; n: number };
  conflict?: Conflict;
  overtaken?: Overtaken;
  missing?: Missing[];
  /** Only for faults of the server: people quote it when they ask for help. */
  requestId?: string;
};
