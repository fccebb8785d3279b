import type { Bundle, BundleChapter, BundleGuide } from "#app/domain/player/bundle.ts";

export type FoundChapter = Omit<BundleChapter, "guideIds"> & { guides: BundleGuide[] };

/** Chapters with their guides whose title holds the search words, in any case; chapters that are left empty fall away. */
export function foundChapters(bundle: Bundle, query: string): FoundChapter[] {
  const wanted = query.trim().toLowerCase();
  const guides = new Map(bundle.guides.map((guide) => [guide.id, guide]));
  return bundle.chapters
    .map(({ guideIds, ...chapter }) => ({
      ...chapter,
      guides: guideIds.flatMap((id) => guides.get(id) ?? []).filter(({ title }) => title.toLowerCase().includes(wanted)),
    }))
    .filter((chapter) => chapter.guides.length > 0);
}
