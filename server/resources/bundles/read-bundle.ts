import { createHash } from "node:crypto";
import { z } from "zod";
import { type BundleHead, bundleHead } from "#app/contracts/bundled-items.ts";
import {
  BUNDLE_HEAD,
  BUNDLE_ID,
  BUNDLE_KINDS,
  BUNDLE_LIMITS,
  type BundleKind,
  IMAGE_FILE,
  kindOfFile,
} from "#app/domain/bundles/bundle.ts";
import type { Value } from "./kinds.ts";
import { type BundleEntry, bundleEntries, UnreadableBundle } from "./read-entries.ts";

/** An item as its file has it, unchecked but for its id; `broken` is why nothing of it can be read, as a key of the errors namespace. */
export type BundledItem = { kind: BundleKind; id: string; file: string; position: number; isLive: boolean; value: Value; broken?: string };
export type ReadBundle = {
  head: BundleHead;
  items: BundledItem[] /** By their files. */;
  images: Map<string, { origin: string; name: string }>;
};

const envelope = z.looseObject({
  id: z.string().regex(BUNDLE_ID),
  position: z.number().int().min(0).max(2_147_483_647).default(0),
  isLive: z.boolean().default(false),
});

/**
 * A bundle with all of its items, in the order in which they are brought in. Images are checked and not kept: `each` gets them as they come.
 * @throws UnreadableBundle when the archive as a whole is none
 */
export async function readBundle(
  content: AsyncIterable<Uint8Array>,
  each: (file: string, bytes: Uint8Array) => Promise<void> = async () => undefined,
): Promise<ReadBundle> {
  const items: BundledItem[] = [];
  const files: string[] = [];
  let head: BundleHead | null = null;
  let [jsonBytes, parts] = [0, 0];
  for await (const entry of bundleEntries(content)) {
    if (IMAGE_FILE.test(entry.name)) {
      const hash = createHash("sha256").update(entry.bytes).digest("hex");
      // A name that is not of these bytes is no image of this bundle: who names it finds none.
      if (!entry.name.startsWith(`images/${hash}.`)) continue;
      files.push(entry.name);
      await each(entry.name, entry.bytes);
      continue;
    }
    jsonBytes += entry.bytes.byteLength;
    const own = partsIn(entry.bytes);
    // What is refused by itself is not read.
    if (own <= BUNDLE_LIMITS.itemParts) parts += own;
    if (jsonBytes > BUNDLE_LIMITS.jsonBytes || parts > BUNDLE_LIMITS.parts)
      throw new UnreadableBundle("bundle_error_too_large", entry.name);
    if (entry.name === BUNDLE_HEAD) head = headOf(entry, own);
    else items.push(itemOf(entry, own));
  }
  if (!head) throw new UnreadableBundle("bundle_error_no_head");
  const known = new Map(head.images.map((image) => [image.file, image]));
  const images = new Map(
    files.map((file) => [file, { origin: known.get(file)?.origin ?? hashIn(file), name: known.get(file)?.name ?? "" }]),
  );
  return { head, items: inOrder(items), images };
}

const hashIn = (file: string) => file.slice("images/".length, "images/".length + 64);

function headOf({ name, bytes }: BundleEntry, parts: number): BundleHead {
  if (parts > BUNDLE_LIMITS.itemParts) throw new UnreadableBundle("bundle_error_too_large", name);
  const said = jsonOf(bytes) as { format?: unknown } | undefined;
  const parsed = bundleHead.safeParse(said);
  if (parsed.success) return parsed.data;
  const isOther =
    typeof said === "object" && said !== null && typeof said.format === "number" && said.format !== bundleHead.shape.format.value;
  throw new UnreadableBundle(isOther ? "bundle_error_format" : "bundle_error_head");
}

function itemOf({ name, bytes }: BundleEntry, parts: number): BundledItem {
  const kind = kindOfFile(name)!;
  const broken = (why: string) => ({ kind, id: name, file: name, position: 0, isLive: false, value: {}, broken: why });
  if (parts > BUNDLE_LIMITS.itemParts) return broken("bundle_error_item_too_many");
  const read = envelope.safeParse(jsonOf(bytes));
  if (!read.success) return broken("bundle_error_item");
  const { id, position, isLive, ...value } = read.data;
  return { kind, id, file: name, position, isLive, value };
}

/** How many objects and lists begin in JSON, and commas between values, those in texts included: the values that it holds are fewer. */
function partsIn(bytes: Uint8Array): number {
  let parts = 0;
  for (const byte of bytes) if (byte === 0x7b || byte === 0x5b || byte === 0x2c) parts++;
  return parts;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Kinds one after the other; within one by place, and of several with the same id the first alone. */
function inOrder(items: BundledItem[]): BundledItem[] {
  const sorted = items.sort(
    (a, b) => BUNDLE_KINDS.indexOf(a.kind) - BUNDLE_KINDS.indexOf(b.kind) || a.position - b.position || (a.file < b.file ? -1 : 1),
  );
  const known = new Set<string>();
  return sorted.map((item) => {
    const key = `${item.kind}/${item.id}`;
    if (known.has(key)) return { ...item, broken: item.broken ?? "bundle_error_id_twice" };
    known.add(key);
    return item;
  });
}
