import { mergeValues, type Values } from "#app/domain/forms/merge.ts";
import type { Hint } from "./hint.ts";

/** A field of a tooltip or validator that somebody else changed as well, to another value. `texts.de` is its text in German. */
export type HintQuestion = { field: string; theirs: string; yours: string };

const SHARED = ["name", "enabled", "url", "identifier", "selectors", "targetText", "target", "precision", "wait"] as const;
const OWN = { tooltip: "show", validator: "rule" } as const;
const TEXT = "texts.";

const fieldsOf = ({ kind }: Hint) => [...SHARED, OWN[kind]];
/** What is written of it, as JSON by field; a text that is not there is an empty one. */
function valuesOf(hint: Hint, languages: string[]): Values {
  const fields = fieldsOf(hint).map((field) => [field, JSON.stringify(hint[field])]);
  const texts = languages.map((language) => [TEXT + language, JSON.stringify(hint.texts[language] ?? "")]);
  return Object.fromEntries([...fields, ...texts]);
}
const languagesOf = (...hints: (Hint | null)[]) => [...new Set(hints.flatMap((hint) => Object.keys(hint?.texts ?? {})))];

/** Another value of a field. */
export function withField(hint: Hint, field: string, json: string): Hint {
  const value = JSON.parse(json);
  if (!field.startsWith(TEXT)) return { ...hint, [field]: value };
  return { ...hint, texts: { ...hint.texts, [field.slice(TEXT.length)]: value } };
}

/** What the API is to be told of a change: the fields that differ from what was read, and the texts of the languages that do. */
export function changesOf(hint: Hint, base: Hint | null): Record<string, unknown> {
  const languages = languagesOf(hint, base);
  const [now, before] = [valuesOf(hint, languages), base ? valuesOf(base, languages) : {}];
  const changed = Object.keys(now).filter((field) => now[field] !== before[field]);
  const fields = changed.filter((field) => !field.startsWith(TEXT)).map((field) => [field, JSON.parse(now[field]!)]);
  const texts = changed.filter((field) => field.startsWith(TEXT)).map((field) => [field.slice(TEXT.length), JSON.parse(now[field]!)]);
  return { ...Object.fromEntries(fields), ...(texts.length > 0 && { texts: Object.fromEntries(texts) }) };
}

/** Whether anything of it is still to be saved. */
export const isHintChanged = (hint: Hint, base: Hint | null) => Object.keys(changesOf(hint, base)).length > 0;

/**
 * Three ways, as with the steps of a guide: until a question is answered, the field holds yours. On which pages something live shows is not
 * changed from a page, so that theirs holds.
 */
export function mergeHint(base: Hint, mine: Hint, theirs: Hint): { hint: Hint; questions: HintQuestion[] } {
  const languages = languagesOf(base, mine, theirs);
  const { values, asks } = mergeValues(valuesOf(base, languages), valuesOf(mine, languages), valuesOf(theirs, languages));
  const merged = Object.entries(values).reduce((hint, [field, json]) => withField(hint, field, json), theirs);
  const isTheirs = ({ name }: { name: string }) => theirs.enabled && name === "url";
  const url = theirs.enabled ? theirs.url : merged.url;
  const open = asks.filter((ask) => !isTheirs(ask));
  return { hint: { ...merged, url, key: mine.key }, questions: open.map(({ name, theirs, yours }) => ({ field: name, theirs, yours })) };
}
