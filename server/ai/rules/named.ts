import { BUILT_IN_KEYS, type FilterType } from "#app/domain/segments/operators.ts";
import type { Vocabulary } from "#server/ai/segment-writer.ts";

/** What a clause asks about, what of it is left, and the name that a word was read as, if it was written otherwise. */
export type Named = { key: string; type: FilterType; rest: string; corrected: string | null };

type Name = { words: string; key: string; type: FilterType };

/** What everybody has, as people call it in both languages; the longest first. */
const BUILT_IN: Name[] = [
  ...[
    "first seen",
    "signed up",
    "registered",
    "joined",
    "first visit",
    "erstmals gesehen",
    "zuerst gesehen",
    "registriert",
    "angemeldet",
    "hinzugekommen",
  ].map((words): Name => ({ words, key: "firstSeenAt", type: "date" })),
  ...[
    "last seen",
    "last active",
    "last visit",
    "were seen",
    "was seen",
    "seen",
    "active",
    "zuletzt gesehen",
    "zuletzt aktiv",
    "gesehen",
    "aktiv",
  ].map((words): Name => ({ words, key: "lastSeenAt", type: "date" })),
  ...["customer id", "user id", "id", "kunden-id", "nutzer-id"].map((words): Name => ({ words, key: "customerId", type: "string" })),
];

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The attribute that a clause names, by its name or key, also where a letter is wrong; null when it names none. */
export function namedIn(clause: string, { attributes }: Vocabulary): Named | null {
  const own = attributes
    .filter(({ key }) => !Object.hasOwn(BUILT_IN_KEYS, key) || key === "tags")
    .flatMap(({ key, name, type }) =>
      [...new Set([name, key, key.replaceAll("_", " ")])].filter(Boolean).map((words): Name => ({ words, key, type })),
    );
  const names = [...own, ...BUILT_IN].sort((one, other) => other.words.length - one.words.length);
  const text = ` ${folded(clause)} `;
  for (const { words, key, type } of names) {
    const at = placeOf(text, folded(words));
    if (at !== null) return { key, type, rest: `${clause.slice(0, at.from)} ${clause.slice(at.to)}`.trim(), corrected: null };
  }
  return nearly(clause, own);
}

/** Where whole words stand in a text that has a blank at both ends; a plural or a genitive counts too. */
function placeOf(text: string, words: string): { from: number; to: number } | null {
  const found = text.indexOf(` ${words}`);
  if (found < 0) return null;
  const [ending = ""] = /^(?:e?s|en|n|’s|'s)?(?=[\s:=,.])/.exec(text.slice(found + 1 + words.length)) ?? [null];
  if (ending === null) return null;
  const after = text.slice(found + 1 + words.length + ending.length);
  return /^[\s:=,.]/.test(after) ? { from: found, to: found + words.length + ending.length } : null;
}

/** A name of one word that a word of the clause is, but for one letter. */
function nearly(clause: string, names: Name[]): Named | null {
  for (const word of clause.split(/\s+/)) {
    const wanted = folded(word);
    const near = wanted.length < 5 ? undefined : names.find(({ words }) => isOneApart(folded(words), wanted));
    if (near) return { key: near.key, type: near.type, rest: clause.replace(word, "").trim(), corrected: `${word} → ${near.words}` };
  }
  return null;
}

/** Whether two words differ by one letter that is wrong, missing or too many, or by two that changed places. */
function isOneApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [left, right] = [one.slice(at), other.slice(at)];
  if (left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)) return true;
  return left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0];
}
