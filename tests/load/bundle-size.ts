import { gzipSync } from "node:zlib";
import { toBundle } from "#server/resources/player/to-bundle.ts";
import { manyItems } from "#tests/support/many-items.ts";
import type { Line } from "./table.ts";

/**
 * How much larger the player's bundle of 500 guides is when each has rules of every kind; as it is and as it is sent; and how much of
 * what is sent are the strings of guides.
 */
export function measureBundleSize(): Line[] {
  const [ours, theirs] = [true, false].map((withRules) => Buffer.from(JSON.stringify(toBundle(manyItems(withRules), "en", 0))));
  const [sent, without] = [ours!, theirs!].map((bundle) => gzipSync(bundle));
  const strings = gzipSync(stringsIn(JSON.parse(theirs!.toString())).join("\n"));
  return [
    line("bundle of 500 items with rules ÷ without", ours!, theirs!),
    line("the same, gzip", sent!, without!),
    line("bundle of 500 guides, gzip ÷ gzip of the strings in it", without!, strings, 1.5),
  ];
}

/** What of a bundle says something: every text in it, in order; not the names of its fields. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}

function line(what: string, ours: Buffer, theirs: Buffer, most = 1.3): Line {
  const value = ours.length / theirs.length;
  const [shown, from] = [ours, theirs].map(({ length }) => `${(length / 1024).toFixed(0)} KB`);
  return { what, shown: `${value.toFixed(2)} (${shown} ÷ ${from})`, value, limit: { most } };
}
