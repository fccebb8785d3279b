import type { Bundle, BundleChapter, BundleGuide } from "#app/domain/player/bundle.ts";

export type FoundChapter = Omit<BundleChapter, "guideIds"> & { guides: BundleGuide[] };

/** Whether a title has what was typed in it, in any case: what finds until the search has come (player/search/main.tsx). */
export const hasTyped =
  (query: string) =>
  ({ title }: { title: string }): boolean =>
    title.toLowerCase().includes(query.trim().toLowerCase());

/** Chapters with their guides whose title has what was typed in it; chapters that are left empty fall away. */
export function foundChapters(bundle: Bundle, query: string): FoundChapter[] {
  const guides = new Map(bundle.guides.map((guide) => [guide.id, guide]));
  return bundle.chapters
    .map(({ guideIds, ...chapter }) => ({
      ...chapter,
      guides: guideIds.flatMap((id) => guides.get(id) ?? []).filter(hasTyped(query)),
    }))
    .filter((chapter) => chapter.guides.length > 0);
}
