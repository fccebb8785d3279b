import { BoundedMap } from "#app/domain/bounded-map.ts";
import { createConfigurationNumbers } from "#server/database/configuration-number.ts";
import type { Database } from "#server/database/tables.ts";
import { languagesOf, liveRows } from "./live-rows.ts";
import { offeredLanguages } from "./offered-languages.ts";
import { type Forms, quickForms } from "./script-file.ts";
import { type BundleRows, toBundle } from "./to-bundle.ts";

/** The size of all cached answers together, in bytes. */
const MOST_BYTES = 64_000_000;
/** Properties whose answers are larger than that by themselves: so many are cached beside the others, lest each request builds one anew. */
const MOST_LARGE = 2;

const DAY = 86_400_000;

/** Stands for all languages that a property does not offer, where content may hide instead: the key of content without a language. */
const NOT_OFFERED = "zxx";

/** `language` is what it was built for: a language of the property, or `NOT_OFFERED`. */
export type Configuration = Forms & { language: string };

type Remembered = {
  number: number;
  /** The day on which it was built (UTC): what is used changes without anybody's writing. */
  day: number;
  /** What decides the language of an answer. */
  languages: Promise<BundleRows["languages"]>;
  /** By language; promises, so that simultaneous requests share one answer. */
  answers: Map<string, Promise<Configuration | null>>;
  bytes: number;
};

/**
 * The answer for players of a property in a requested language, as it is sent: built once and cached until any instance writes something
 * that they see. Null if there is no such property. Above `most` bytes the least recently requested properties are dropped; of a property that is
 * above that by itself the language that was built last stays.
 */
export function rememberedConfigurations(
  db: Database,
  most = MOST_BYTES,
): (propertyId: number, wanted: string) => Promise<Configuration | null> {
  const numberOf = createConfigurationNumbers(db);
  const known = new BoundedMap<number, Remembered>(most, ({ bytes }) => bytes);
  const large = new BoundedMap<number, Remembered>(MOST_LARGE);
  const present = (propertyId: number) => known.get(propertyId) ?? large.get(propertyId);

  function keep(propertyId: number, entry: Remembered): void {
    const [to, from] = entry.bytes > most ? [large, known] : [known, large];
    from.delete(propertyId);
    to.set(propertyId, entry);
  }

  function forget(propertyId: number): void {
    known.delete(propertyId);
    large.delete(propertyId);
  }

  /** The entry for this number. Its data may be newer than the number, never older. */
  function entryFor(propertyId: number, number: number): Remembered {
    const before = present(propertyId);
    const day = Math.floor(Date.now() / DAY);
    if (before?.number === number && before.day === day) return before;
    const entry = { number, day, languages: languagesOf(db, propertyId), answers: new Map(), bytes: 0 };
    keep(propertyId, entry);
    return entry;
  }

  async function make(propertyId: number, language: string, entry: Remembered): Promise<Configuration | null> {
    const rows = await liveRows(db, propertyId);
    const forms = rows && { ...(await quickForms(Buffer.from(JSON.stringify(toBundle(rows, language))))), language };
    if (!forms || present(propertyId) !== entry) return forms;
    const bytes = forms.plain.length + forms.gzip.length;
    entry.bytes += bytes;
    if (entry.bytes > most) {
      entry.answers = new Map([[language, Promise.resolve(forms)]]);
      entry.bytes = Math.max(bytes, most + 1);
    }
    keep(propertyId, entry);
    return forms;
  }

  return async (propertyId, wanted) => {
    const number = await numberOf(propertyId);
    if (number === null) {
      forget(propertyId);
      return null;
    }
    const entry = entryFor(propertyId, number);
    try {
      const { language: chosen, fits } = offeredLanguages(await entry.languages, wanted);
      const language = fits ? chosen : NOT_OFFERED;
      const answer = entry.answers.get(language) ?? make(propertyId, language, entry);
      entry.answers.set(language, answer);
      return await answer;
    } catch (error) {
      if (present(propertyId) === entry) forget(propertyId);
      throw error;
    }
  };
}
