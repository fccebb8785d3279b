import type { WireFilter } from "#app/contracts/segment-filter.ts";
import type { Operator } from "#app/domain/segments/operators.ts";
import { quotedIn } from "./clauses.ts";
import { dayAskedIn, daysIn } from "./days.ts";
import type { Named } from "./named.ts";

const DENIED =
  /\b(not|never|no|isn['’]t|aren['’]t|don['’]t|doesn['’]t|didn['’]t|haven['’]t|hasn['’]t|without|nicht|nie|kein(?:e|en|er)?|ohne)\b/i;

type Comparison = [words: RegExp, operator: Operator];
const NUMBERS: Comparison[] = [
  [/\b(at least|or more|no fewer than|mindestens|ab)\b|>=|≥/i, "greaterThanEqualTo"],
  [/\b(at most|up to|no more than|höchstens|maximal|bis zu)\b|<=|≤/i, "lessThanEqualTo"],
  [/\b(more than|greater than|above|over|mehr als|größer als|über)\b|>/i, "greaterThan"],
  [/\b(less than|fewer than|below|under|weniger als|kleiner als|unter)\b|</i, "lessThan"],
];
const TEXTS: Comparison[] = [
  [/\b(starts? with|begins? with|starting with|beginnt mit|beginnend mit)\b/i, "startsWith"],
  [/\b(contains?|includes?|containing|enthält|enthalten|beinhaltet)\b/i, "contains"],
  [/\b(is one of|one of|any of|ist ein(?:er|es|e) von|einer von)\b/i, "in"],
];
const UNKNOWN = /\b(unknown|empty|missing|not set|unbekannt|leer|fehlt|nicht gesetzt)\b/i;
const KNOWN = /\b(known|is set|any value|bekannt|gesetzt|irgendein(?:en)? wert)\b/i;
const NO = /\b(false|no|nein|falsch)\b/i;
/** Words around a value that say nothing of it. */
const FILLER =
  /^(?:\s*(?:who(?:se)?|that|which|with|without|have|has|had|having|are|is|was|were|be|isn['’]t|aren['’]t|doesn['’]t|don['’]t|not|of|the|a|an|in|on|from|equals?|equal to|all|every|only|just|users?|people|person|customers?|everybody|everyone|die|der|das|den|dem|deren|dessen|mit|ohne|haben|hat|sind|ist|war|waren|nicht|kein|keine|keinen|von|aus|im|am|ein|eine|einen|gleich|alle|nur|jeder|nutzer|nutzerinnen|personen|kunden|benutzer|menschen|leute|to|=|:)(?=\s|$))+/i;

/** The filter of a clause that names something; null when it does not say what of it. */
export function filterIn(clause: string, { key, type, rest }: Named): WireFilter | null {
  const isDenied = DENIED.test(clause);
  const wire = type === "interaction" ? ("tutorialInteraction" as const) : type;
  const made = (operator: Operator, value?: unknown): WireFilter => ({ type: wire, key, operator, ...(value !== undefined && { value }) });
  if (type === "date" || type === "datetime") {
    const asked = dayAskedIn(clause.toLowerCase(), isDenied);
    return asked && made(asked.operator, asked.value);
  }
  if (type !== "array" && UNKNOWN.test(rest)) return made(isDenied && !/not set|nicht gesetzt/i.test(rest) ? "!empty" : "empty");
  if (type !== "array" && KNOWN.test(rest) && quotedIn(rest) === null) return made(isDenied ? "empty" : "!empty");
  if (type === "boolean") return made("equals", !(isDenied || NO.test(rest)));
  if (type === "number") return numberFilter(rest, isDenied, made);
  const [found, operator] = TEXTS.find(([words]) => words.test(rest)) ?? [null, "equals" as const];
  const value = valueIn(found ? rest.replace(found, " ") : rest);
  if (value === "") return null;
  if (type === "array") return made(isDenied ? "!overlaps" : "overlaps", [value]);
  return made(isDenied && operator !== "startsWith" ? (`!${operator}` as Operator) : operator, value);
}

function numberFilter(rest: string, isDenied: boolean, made: (operator: Operator, value: unknown) => WireFilter): WireFilter | null {
  const [said] = /-?\d+(?:[.,]\d+)?/.exec(rest) ?? [];
  if (said === undefined) return null;
  const number = Number(said.replace(",", "."));
  const [, operator] = NUMBERS.find(([words]) => words.test(rest)) ?? [null, null];
  return made(operator ?? (isDenied ? "!equals" : "equals"), number);
}

/** What is left of a clause as a value: the quotation in it, or its words without those that say nothing. */
export function valueIn(text: string): string {
  // German ends with its verb.
  const value = quotedIn(text) ?? text.replace(FILLER, "").replace(/\s+(?:ist|sind|war|waren|hat|haben)$/i, "");
  return value
    .trim()
    .replace(/^["'“„‚]+|["'”“‘.]+$/g, "")
    .trim();
}

const STARTED = /\b(started|begun|began|begonnen|gestartet|angefangen)\b/i;
const COMPLETED = /\b(completed?|finished|done|abgeschlossen|beendet|durchlaufen)\b/i;

/** What a clause says that people did with a guide; null when it says nothing of one. */
export function interactionIn(clause: string): { operator: Operator; title: string } | null {
  const what = COMPLETED.test(clause) ? "completed" : STARTED.test(clause) ? "started" : null;
  const isOfGuide = /\b(guide|tour|tutorial|anleitung)\b/i.test(clause) || quotedIn(clause) !== null;
  if (!what || !isOfGuide) return null;
  const words = clause
    .replace(COMPLETED, " ")
    .replace(STARTED, " ")
    .replace(DENIED, " ")
    .replace(/\b(the|den|die|das)?\s*(guide|tour|tutorial|anleitung)\b/gi, " ");
  return { operator: (DENIED.test(clause) ? `!${what}` : what) as Operator, title: valueIn(words) };
}

const COUNTED: [words: RegExp, key: string][] = [
  [/\b(pages?|seiten?)\b/i, "pageViewed"],
  [/\b(visit(?:s|ed)?|times|sessions?|logins?|besuch(?:e|en|t)?|mal|sitzungen)\b/i, "sessionStarted"],
];

/** How often a clause says that people came or looked at pages within some days; null when it says no such thing. */
export function countIn(clause: string): WireFilter | null {
  const [, key] = COUNTED.find(([words]) => words.test(clause)) ?? [];
  const days = daysIn(clause.toLowerCase());
  const [, said] = /(\d{1,5})\s*(?:times|mal|pages?|seiten?|visits?|besuche?n?|sessions?|sitzungen|logins?)/i.exec(clause) ?? [];
  if (key === undefined || days === null || said === undefined) return null;
  const [, by = "greaterThanEqualTo"] = NUMBERS.find(([words]) => words.test(clause)) ?? [];
  const isFewer = by === "lessThan" || by === "lessThanEqualTo";
  const count = Number(said) + (by === "greaterThan" || by === "lessThanEqualTo" ? 1 : 0);
  return { type: "eventCount", key, operator: isFewer ? "lessThan" : "greaterThanEqualTo", value: { count, days: Math.min(days, 365) } };
}
