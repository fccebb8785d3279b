import { gzipSync } from "node:zlib";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { usedStep } from "#app/domain/search/used.ts";
import { seededRandom } from "#server/demo/random.ts";
import { toBundle } from "#server/resources/player/to-bundle.ts";
import { manyItems } from "#tests/support/many-items.ts";
import type { Line } from "./table.ts";

const MOST_STARTS = 20_000;

/**
 * What the search adds to a bundle of so many guides, as it is sent. No index is: the player makes it from the guides, which a bundle has
 * anyway, so that how much each is used is all that nothing but the search reads.
 */
export function searchBytes(guides: number): Line {
  const random = seededRandom(7);
  const rows = manyItems(false, guides);
  const used = new Map(rows.guides.map(({ id }) => [id, usedStep(Math.floor(MOST_STARTS * random.next() ** 4))]));
  const [larger, smaller] = [{ ...rows, used: { guides: used, messages: new Map() } }, rows].map((each) => sent(toBundle(each, "en", 0)));
  const value = (larger! - smaller!) / 1024;
  return {
    what: `what the search adds to a bundle of ${guides} guides, gzip`,
    shown: `${value.toFixed(1)} KB (${(larger! / 1024).toFixed(0)} KB − ${(smaller! / 1024).toFixed(0)} KB)`,
    value,
    limit: { most: 60 },
  };
}

const sent = (bundle: Bundle): number => gzipSync(JSON.stringify(bundle)).length;
