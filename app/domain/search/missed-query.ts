import { withoutPersonal } from "#app/domain/copilot/without-personal.ts";
import { cut } from "#app/domain/cut.ts";

/** Longest query that is counted as it is, in characters; of a longer one the rest is left out. */
export const MOST_MISSED_CHARACTERS = 100;
const LEAST_LETTERS = 3;
/** Spaces, and what cannot be stored: control characters and halves of surrogate pairs. */
const SPACES = /[\s\p{Cc}\p{Cs}]+/gu;

/**
 * What is told of a search that found nothing: its words in lower case, without what may tell who somebody is; empty where they are too few to
 * say anything. It can be stored, whatever was typed.
 */
export function missedQuery(typed: string): string {
  const query = cut(withoutPersonal(typed.replace(SPACES, " ")).toLowerCase().trim(), MOST_MISSED_CHARACTERS).trim();
  return (query.match(/[\p{L}\p{N}]/gu) ?? []).length < LEAST_LETTERS ? "" : query;
}
