import { EVENT_LIMITS } from "#app/domain/analytics/event-catalogue.ts";
import { PERSON_LIMITS } from "#app/domain/users/person-limits.ts";
import { isRecord, isText } from "./storage.ts";

/** Text as the API takes it: without control characters and halves of characters, and no longer than it may be. */
const clean = (value: unknown, limit: number) =>
  String(value)
    .slice(0, limit)
    .replace(/[\p{Cc}\p{Cs}]/gu, "");
export const keyOf = (value: unknown) => (value === null || value === undefined ? undefined : clean(value, EVENT_LIMITS.key) || undefined);

/** A value as the API takes it: text, a number, true or false, a list of texts, or null; undefined for anything else. */
function valueIn(said: unknown): unknown {
  if (isText(said)) return clean(said, PERSON_LIMITS.text);
  if (Array.isArray(said)) return said.every(isText) ? said.slice(0, PERSON_LIMITS.listed).map(valueIn) : undefined;
  return said === null || /^(number|boolean)$/.test(typeof said) ? said : undefined;
}

export function attributesOf(said: unknown): Record<string, unknown> {
  const entries = isRecord(said) ? Object.entries(said) : [];
  const known = entries.map(([name, value]) => [clean(name, PERSON_LIMITS.name), valueIn(value)] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined).slice(0, PERSON_LIMITS.named));
}

/** What proves the person: a token or a signature of the host application. */
export function proofOf(said: unknown): { token?: string; signature?: string } {
  const { token, signature } = isRecord(said) ? said : {};
  return { ...(isText(token) ? { token } : {}), ...(isText(signature) ? { signature } : {}) };
}
