import type { BundleKind } from "#app/domain/bundles/bundle.ts";
import { chapters, guides } from "./content-kinds.ts";
import type { KindWork } from "./kind-work.ts";
import { pageSegments, segments, tags } from "./named-kinds.ts";

/** A value of any kind: what a kind's own work takes is what it made. */
export type Value = Record<string, unknown>;

/** What goes into bundles: another kind is one more entry, and one more name in `BUNDLE_KINDS`. */
export const BUNDLE_WORK = { "page-segments": pageSegments, tags, segments, chapters, guides } as unknown as Record<
  BundleKind,
  KindWork<Value>
>;
