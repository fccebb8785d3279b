import type { Ask } from "./merge.ts";

/** Two people saved the same thing. */
export type Conflict = {
  asks: Ask[];
  /** Whether what the form edits was removed by the other one. */
  gone: boolean;
  /** Who saved, null when that is not known, and when, in words. */
  by: string | null;
  at: string | null;
};

/** What a screen is told about a form that was not accepted, besides its fields' errors. `code` is a key of the errors namespace. */
export type FormFailure = {
  code: string;
  limit?: { kind: string; n: number };
  conflict?: Conflict;
  /** Of a fault of the server alone: for asking for help. */
  requestId?: string;
};
