import { gzipSync } from "node:zlib";
import { toBundle } from "#server/resources/player/to-bundle.ts";
import { manyItems } from "#tests/support/many-items.ts";
import type { Line } from "./table.ts";

/** How much larger the player's bundle of 500 guides is when each has rules of every kind; as it is and as it is sent. */
export function measureBundleSize(): Line[] {
  const [ours, theirs] = [true, false].map((withRules) => Buffer.from(JSON.stringify(toBundle(manyItems(withRules), "en", 0))));
  const [sent, without] = [ours!, theirs!].map((bundle) => gzipSync(bundle));
  return [line("bundle of 500 items with rules ÷ without", ours!, theirs!), line("the same, gzip", sent!, without!)];
}

function line(what: string, ours: Buffer, theirs: Buffer): Line {
  const value = ours.length / theirs.length;
  const [shown, from] = [ours, theirs].map(({ length }) => `${(length / 1024).toFixed(0)} KB`);
  return { what, shown: `${value.toFixed(2)} (${shown} ÷ ${from})`, value, limit: { most: 1.3 } };
}
