import type { LimitKind } from "#app/domain/plan-limits.ts";
import { shownLimit } from "#app/domain/plan-limits.ts";

type Details = {
  fields?: { path: string; code: string }[];
  limit?: { kind: LimitKind; n: number };
  current?: unknown;
  retryAfter?: number;
};

/** A refusal to be thrown; becomes a problem document (RFC 9457). `code` is a message key of the errors namespace. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 503,
    readonly code: string,
    readonly details: Details = {},
  ) {
    super(code);
  }
}

/** The refusals that resources throw, one factory each. */
export const refuse = {
  badRequest: (code: string, fields?: Details["fields"]) => new Refusal(400, code, { fields }),
  unauthenticated: () => new Refusal(401, "not_signed_in"),
  forbidden: () => new Refusal(401, "not_allowed_for_role"),
  /** Somebody says who they are and does not prove it. */
  unproved: (code: string) => new Refusal(401, code),
  limit: (kind: LimitKind, n: unknown) => new Refusal(402, "limit_reached", { limit: { kind, n: shownLimit(n) } }),
  notFound: () => new Refusal(404, "not_found"),
  /** A save on an older revision; `current` is the item as it now is. */
  stale: (current: unknown) => new Refusal(409, "changed_meanwhile", { current }),
  conflict: (code: string, fields?: Details["fields"]) => new Refusal(409, code, { fields }),
  /** A deletion of what is still used; `current` says by what. */
  inUse: (code: string, current: unknown) => new Refusal(409, code, { current }),
  /** What was there and is over. */
  gone: (code: string) => new Refusal(410, code),
  tooLarge: () => new Refusal(413, "too_large"),
  wrongType: () => new Refusal(415, "wrong_type"),
  invalid: (fields: Details["fields"]) => new Refusal(422, "invalid_fields", { fields }),
  tooMany: (retryAfter: number) => new Refusal(429, "too_many_requests", { retryAfter }),
  tooManyQuestions: (retryAfter: number) => new Refusal(429, "too_many_questions", { retryAfter }),
  tooManyQuestionsOfProperty: (retryAfter: number) => new Refusal(429, "too_many_questions_of_property", { retryAfter }),
  fullToday: (retryAfter: number) => new Refusal(429, "answers_of_day", { retryAfter }),
  busy: (retryAfter: number) => new Refusal(503, "busy", { retryAfter }),
} as const;

/** Refuses (409) a save on any revision but the stored one; `current` supplies the item as it now is, for the answer. */
export async function requireRevision(sent: number | undefined, stored: number, current: () => unknown): Promise<void> {
  if (sent !== undefined && sent !== stored) throw refuse.stale(await current());
}
