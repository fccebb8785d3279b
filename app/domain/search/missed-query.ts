import { withoutPersonal } from "#app/domain/copilot/without-personal.ts";

/** Longest query that is counted as it is, in characters; of a longer one the rest is left out. */
export const MOST_MISSED_CHARACTERS = 100;
const LEAST_LETTERS = 3;

/**
 * What is told of a search that found nothing: its words in lower case, without what may tell who somebody is; empty where they are too few to
 * say anything.
 */
export function missedQuery(typed: string): string {
  const query = withoutPersonal(typed).toLowerCase().replace(/\s+/g, " ").trim().slice(0, MOST_MISSED_CHARACTERS).trim();
  return (query.match(/[\p{L}\p{N}]/gu) ?? []).length < LEAST_LETTERS ? "" : query;
}
