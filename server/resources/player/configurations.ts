import type { Database } from "#server/database/tables.ts";
import { createConfigurationNumbers } from "./configuration-number.ts";
import { languagesOf, liveRows } from "./live-rows.ts";
import { type Forms, quickForms } from "./script-file.ts";
import { type BundleRows, offeredLanguages, toBundle } from "./to-bundle.ts";

/** All remembered answers together, in bytes. */
const MOST_BYTES = 64_000_000;

type Remembered = {
  number: number;
  /** What the language of an answer is chosen from. */
  languages: Promise<BundleRows["languages"]>;
  /** By language; promises, so that many who ask at once make one answer. */
  answers: Map<string, Promise<Forms | null>>;
  bytes: number;
};

/**
 * What players of a property are answered in a wanted language, as it is sent: made once and remembered until something that they
 * see is written, by whichever instance. Null when there is no such property. The properties asked for least recently give way
 * above `most` bytes.
 */
export function rememberedConfigurations(db: Database, most = MOST_BYTES): (propertyId: number, wanted: string) => Promise<Forms | null> {
  const numberOf = createConfigurationNumbers(db);
  const known = new Map<number, Remembered>();
  let bytes = 0;

  function forget(propertyId: number) {
    bytes -= known.get(propertyId)?.bytes ?? 0;
    known.delete(propertyId);
  }

  /** The entry for the number, as the one asked for last. What is read for it may be newer than the number says, never older. */
  function entryFor(propertyId: number, number: number): Remembered {
    const present = known.get(propertyId);
    if (present?.number === number) {
      known.delete(propertyId);
      known.set(propertyId, present);
      return present;
    }
    forget(propertyId);
    const entry = { number, languages: languagesOf(db, propertyId), answers: new Map(), bytes: 0 };
    known.set(propertyId, entry);
    return entry;
  }

  async function make(propertyId: number, language: string, entry: Remembered): Promise<Forms | null> {
    const rows = await liveRows(db, propertyId);
    const forms = rows && (await quickForms(Buffer.from(JSON.stringify(toBundle(rows, language)))));
    if (!forms || known.get(propertyId) !== entry) return forms;
    const size = forms.plain.length + forms.gzip.length;
    entry.bytes += size;
    bytes += size;
    for (const [id] of known) {
      if (bytes <= most) break;
      forget(id);
    }
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
      const { language } = offeredLanguages(await entry.languages, wanted);
      const answer = entry.answers.get(language) ?? make(propertyId, language, entry);
      entry.answers.set(language, answer);
      return await answer;
    } catch (error) {
      if (known.get(propertyId) === entry) forget(propertyId);
      throw error;
    }
  };
}
