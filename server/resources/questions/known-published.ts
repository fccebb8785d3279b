import { setImmediate } from "node:timers/promises";
import { BoundedMap } from "#app/domain/bounded-map.ts";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { documentItem, namedIn } from "#app/domain/search/items-of.ts";
import { searchIndexInPortions } from "#app/domain/search/search-index.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { turns } from "#server/http/turns.ts";
import { publishedDocuments, type Shelf, shelfFor } from "#server/resources/documents/published-documents.ts";
import type { Published } from "./published.ts";

/** What all that is kept says together, in characters, of about five bytes each: all languages of a property with thousands of documents, and others beside it. */
const MOST_CHARACTERS = 24_000_000;
/** From so many characters on an index takes a while to make: no other waits for it. */
const LARGE = 500_000;
/** How many wait for their index, which takes a second where there are thousands of documents. */
const MOST_WAITING = 100;
const AGAIN = 5;
/** Of how many properties and languages it is known which bundle was the last. */
const MOST_LAST = 10_000;

/** A bundle as players are sent it, and the language that it was built for; those of languages that are not offered have one of their own. */
type Sent = { plain: Buffer; language: string };
type Known = { published: Promise<Published>; characters: number };

/**
 * What is published in a property for people of a language, with its documents, ready to be asked: made once from what players are sent, which is
 * the same object until something changes. One index is made at a time, in portions, so that nobody waits for it who does not ask; small ones are
 * made beside a large one.
 * @throws Refusal 404 where there is no such property, 503 where too many wait
 */
export function knownPublished(db: Database, configurationOf: (propertyId: number, language: string) => Promise<Sent | null>) {
  const known = new BoundedMap<Sent, Known>(MOST_CHARACTERS, ({ characters }) => characters);
  const last = new BoundedMap<string, Sent>(MOST_LAST);
  const inTurn = turns(1, MOST_WAITING, () => refuse.busy(AGAIN));
  const inTurnOfLarge = turns(1, MOST_WAITING, () => refuse.busy(AGAIN));

  async function make(propertyId: number, forms: Sent): Promise<Published> {
    const read = () => JSON.parse(forms.plain.toString()) as Bundle;
    const small = await inTurn(async () => {
      const bundle = read();
      const shelf = await shelfFor(db, propertyId, bundle.property.language);
      const isLarge = forms.plain.length + (shelf?.characters ?? 0) > LARGE;
      return isLarge ? { shelf } : { published: await build(propertyId, forms, bundle, shelf) };
    });
    return small.published ?? inTurnOfLarge(() => build(propertyId, forms, read(), small.shelf));
  }

  async function build(propertyId: number, forms: Sent, bundle: Bundle, shelf: Shelf | null): Promise<Published> {
    const documents = shelf ? await publishedDocuments(db, propertyId, shelf) : [];
    const items = [...namedIn(bundle), ...documents.map(documentItem)];
    const index = await searchIndexInPortions(items, setImmediate);
    const characters = items.reduce((sum, { said }) => sum + said.reduce((all, text) => all + text.length, 0), 1);
    // What was published before is asked by nobody any more, and would take the room of others.
    const key = `${propertyId} ${forms.language}`;
    const before = last.get(key);
    if (before && before !== forms) known.delete(before);
    last.set(key, forms);
    const published = { bundle, index };
    known.set(forms, { published: Promise.resolve(published), characters });
    return published;
  }

  return async (propertyId: number, wanted: string): Promise<Published> => {
    const forms = await configurationOf(propertyId, wanted);
    if (!forms) throw refuse.notFound();
    const before = known.get(forms);
    if (before) return before.published;
    const published = make(propertyId, forms);
    known.set(forms, { published, characters: 1 });
    published.catch(() => known.delete(forms));
    return published;
  };
}
