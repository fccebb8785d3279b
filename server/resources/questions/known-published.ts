import { setImmediate } from "node:timers/promises";
import { BoundedMap } from "#app/domain/bounded-map.ts";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { documentItem, itemsOf } from "#app/domain/search/items-of.ts";
import { searchIndexInPortions } from "#app/domain/search/search-index.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { turns } from "#server/http/turns.ts";
import { publishedDocuments } from "#server/resources/documents/published-documents.ts";
import type { Published } from "./published.ts";

/** What all that is kept says together, in characters, of about five bytes each: two properties with 5,000 documents, or hundreds without. */
const MOST_CHARACTERS = 24_000_000;
/** How many wait for their index, which takes a second where there are thousands of documents. */
const MOST_WAITING = 100;
const AGAIN = 5;

/** A bundle as players are sent it. */
type Sent = { plain: Buffer };
type Known = { published: Promise<Published>; characters: number };

/**
 * What is published in a property for people of a language, with its documents, ready to be asked: made once from what players are sent, which is
 * the same object until something changes. One index is made at a time, in portions, so that nobody waits for it who does not ask.
 * @throws Refusal 404 where there is no such property, 503 where too many wait
 */
export function knownPublished(db: Database, configurationOf: (propertyId: number, language: string) => Promise<Sent | null>) {
  const known = new BoundedMap<Sent, Known>(MOST_CHARACTERS, ({ characters }) => characters);
  const inTurn = turns(1, MOST_WAITING, () => refuse.busy(AGAIN));

  async function make(propertyId: number, forms: Sent): Promise<Published> {
    const bundle = JSON.parse(forms.plain.toString()) as Bundle;
    const documents = await publishedDocuments(db, propertyId, bundle.property.language);
    const items = [...itemsOf(bundle), ...documents.map(documentItem)];
    const index = await searchIndexInPortions(items, setImmediate);
    const characters = items.reduce((sum, { said }) => sum + said.reduce((all, text) => all + text.length, 0), 1);
    known.set(forms, { published: Promise.resolve({ bundle, index }), characters });
    return { bundle, index };
  }

  return async (propertyId: number, wanted: string): Promise<Published> => {
    const forms = await configurationOf(propertyId, wanted);
    if (!forms) throw refuse.notFound();
    const before = known.get(forms);
    if (before) return before.published;
    const published = inTurn(() => make(propertyId, forms));
    known.set(forms, { published, characters: 1 });
    published.catch(() => known.delete(forms));
    return published;
  };
}
