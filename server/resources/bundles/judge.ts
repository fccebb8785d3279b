import { type BundleKind, IMAGE_FILE, type ImportState, withTexts } from "#app/domain/bundles/bundle.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { MOST_ID } from "#app/domain/urls/id-in-address.ts";
import { fieldsOf } from "#server/http/fields-of.ts";
import type { MapId } from "./kind-work.ts";
import { BUNDLE_WORK, type Value } from "./kinds.ts";
import { digest, type KnownContent, type KnownItem, nameIn } from "./known-content.ts";
import type { BundledItem, ReadBundle } from "./read-bundle.ts";
import { KEPT, type Revisions, revisionKey } from "./revisions.ts";

export type Reason = { code: string; about: string };

/** What an item names, and the item of the property that it is. */
type Named = { kind: BundleKind; ref: string; id: number };

/** What becomes of an item. Without a value it is refused, for its reasons; else these say what of it is left out. */
export type Judged = {
  item: BundledItem;
  name: string;
  state: ImportState;
  /** The item of the property that it is; null for a new one. */
  itemId: number | null;
  /** In the words of the calls, with the property's own ids. */
  value: Value | null;
  reasons: Reason[];
  /** What it names of what is here. */
  names: Named[];
  /** Something that decides who sees it is left out. */
  lacks: boolean;
  /** Why content that is here stays as it is, whatever the bundle says of it. */
  stays: "bundle_kept_meanwhile" | "bundle_kept_planned" | null;
  differs: { draft: boolean; audience: boolean; live: boolean };
};

/** Stands for the id of what is not here yet. */
const TO_COME = MOST_ID;

/**
 * Judges the items of a bundle one after the other, as they would be brought into a property. What one becomes is told to it (`is`), so
 * that those behind it can name it. Pure, but for that. `revisions` are those of content here when the import was prepared.
 */
export function createJudge(
  known: KnownContent,
  { items, images }: ReadBundle,
  imageAddress: (id: string | null) => string,
  revisions: Revisions,
) {
  const decided = new Map<string, { id: number | null } | null>();
  const byKey = new Map(items.map((item) => [keyOf(item.kind, item.id), item]));
  /** By which item of the bundle an item of the property is taken. */
  const taken = new Map<string, string>();
  const { keys, fallback } = known.languages;

  /** The id of an item that another names; undefined where there is none. */
  function idOf(kind: BundleKind, ref: string): number | undefined {
    const own = decided.get(keyOf(kind, ref));
    if (own === null) return undefined;
    if (own) return own.id ?? TO_COME;
    return known.byOrigin[kind].get(ref) ?? (byKey.has(keyOf(kind, ref)) ? TO_COME : undefined);
  }

  /** By its origin; by its name only what names tell apart. Guides of one title are two guides. */
  function matchOf(item: BundledItem, name: string): number | null {
    const { kind, id } = item;
    const origin = known.byOrigin[kind].get(id);
    if (origin !== undefined && known.items[kind].has(origin)) return origin;
    const isFree = (each: number) => (taken.get(keyOf(kind, each)) ?? id) === id;
    const namesakes = (known.byName[kind].get(name) ?? []).filter((each) => known.items[kind].has(each) && isFree(each));
    return namesakes.length === 1 ? namesakes[0]! : null;
  }

  function judge(item: BundledItem): Judged {
    const name = nameIn(item, fallback);
    const refused = (reasons: Reason[]): Judged => {
      decided.set(keyOf(item.kind, item.id), null);
      return { item, name, state: "refused", itemId: null, value: null, reasons, ...NOTHING };
    };
    if (item.broken) return refused([{ code: item.broken, about: item.file }]);
    const read = readItem(item);
    if ("reasons" in read) return refused(read.reasons);
    const { value, missing, names } = read;
    const work = BUNDLE_WORK[item.kind];
    const left = missing.map(({ kind, ref }) => ({ code: LEFT[kind], about: nameOfRef(kind, ref) }));
    const isContent = work.aim !== undefined;
    if (!isContent && left.length > 0) return refused(left.map(({ about }) => ({ code: "bundle_error_names", about })));
    if (isContent && isBlank(work.nameOf(only(value, fallback), fallback))) return refused([{ code: "title_error_missing", about: "" }]);
    const itemId = matchOf(item, name);
    const before = itemId === null ? undefined : known.items[item.kind].get(itemId);
    const { draft, audience, live } = work.parts(value);
    const differs = {
      draft: before?.draft !== digest(draft),
      audience: before?.audience !== digest(audience),
      live: live !== null && before?.live !== digest(live),
    };
    const state = !before ? "new" : differs.draft || differs.audience ? "changed" : "same";
    is(item, itemId);
    const stays = isContent && before && itemId !== null ? staysOf(revisionKey(item.kind, itemId), before, differs.draft) : null;
    // Where it stands is decided once, when it comes.
    const told = left.filter(({ code }) => code !== "bundle_left_chapters" || state === "new");
    const reasons = stays && state === "changed" ? [{ code: stays, about: "" }] : told;
    const lacks = left.some(({ code }) => code !== "bundle_left_chapters");
    return { item, name, state, itemId, value, reasons, names, lacks, stays, differs };
  }

  /** What came here after the import was prepared has no revision to compare: then a draft of its own is a change. */
  function staysOf(key: string, { revision, isPlanned }: KnownItem, isOtherDraft: boolean): Judged["stays"] {
    const before = revisions.get(key);
    if (before === KEPT || (before === undefined ? isOtherDraft : before !== revision)) return "bundle_kept_meanwhile";
    return isPlanned ? "bundle_kept_planned" : null;
  }

  function readItem(item: BundledItem): Read | { reasons: Reason[] } {
    const missing: Read["missing"] = [];
    const names: Named[] = [];
    const lost = new Set<string>();
    const map: MapId = (kind, ref) => {
      if (ref === null || ref === undefined || ref === 0) return 0;
      const id = typeof ref === "string" ? idOf(kind, ref) : undefined;
      if (id === undefined && !missing.some((each) => each.kind === kind && each.ref === ref)) missing.push({ kind, ref });
      if (id !== undefined && id !== TO_COME) names.push({ kind, ref: String(ref), id });
      return id ?? 0;
    };
    const address = (text: string) => {
      if (!IMAGE_FILE.test(text)) return text;
      const image = images.get(text);
      if (!image) lost.add(text);
      return imageAddress(image ? (known.images.get(image.origin) ?? null) : null);
    };
    const { schema, mapped, inLanguages } = BUNDLE_WORK[item.kind];
    const { isLive, value } = item;
    try {
      const live = isLive ? (value.live ?? value.draft) : null;
      const parsed = schema.safeParse(mapped(withTexts({ ...value, ...("draft" in value && { live }) }, address), map));
      if (lost.size > 0) return { reasons: [...lost].map((about) => ({ code: "bundle_error_image", about })) };
      if (parsed.success) return { value: inLanguages(parsed.data, keys), missing, names };
      if (missing.length > 0)
        return { reasons: missing.map(({ kind, ref }) => ({ code: "bundle_error_names", about: nameOfRef(kind, ref) })) };
      return {
        reasons: fieldsOf(parsed.error)
          .slice(0, MOST_REASONS)
          .map(({ path, code }) => ({ code, about: path })),
      };
    } catch {
      // Another shape than any item has, or nested without end.
      return { reasons: [{ code: "bundle_error_item", about: item.file }] };
    }
  }

  const nameOfRef = (kind: BundleKind, ref: unknown) => {
    const named = byKey.get(keyOf(kind, String(ref)));
    return named ? nameIn(named, fallback) : String(ref).slice(0, 64);
  };

  /** What an item has become; null as long as it is not there. */
  function is(item: BundledItem, id: number | null): void {
    decided.set(keyOf(item.kind, item.id), { id });
    if (id !== null) taken.set(keyOf(item.kind, id), item.id);
  }

  const refuse = ({ kind, id }: Pick<BundledItem, "kind" | "id">) => decided.set(keyOf(kind, id), null);

  /** Somebody has deleted what was here: it may still come, or comes no more. */
  function isGone({ kind, ref }: Named): void {
    known.byOrigin[kind].delete(ref);
    if (decided.has(keyOf(kind, ref))) refuse({ kind, id: ref });
  }

  return { judge, is, isGone, revisions, refuse };
}

type Read = { value: Value; missing: { kind: BundleKind; ref: unknown }[]; names: Named[] };

/** What is said of what an item names and does not get. */
const LEFT: Record<BundleKind, string> = {
  "page-segments": "bundle_left_page-segments",
  segments: "bundle_left_segments",
  tags: "bundle_left_tags",
  chapters: "bundle_left_chapters",
  // Named by segments alone, which are refused then.
  guides: "bundle_error_names",
};
const MOST_REASONS = 5;
const NOTHING = { names: [], lacks: false, stays: null, differs: { draft: false, audience: false, live: false } };
const keyOf = (kind: BundleKind, id: string | number) => `${kind}/${id}`;

/** A guide or chapter in one language alone. */
function only(value: Value, language: string): Value {
  const { draft } = value as { draft: { texts: Record<string, unknown> } };
  return { ...value, draft: { ...draft, texts: { [language]: draft.texts[language] ?? { title: "" } } } };
}
