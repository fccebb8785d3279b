import type { PropertyPaths } from "#app/paths/paths-of.ts";

export type Kind = "guide" | "chapter";
/** Whose history it is. */
export type Owner = { kind: Kind; id: number | string };

type Page = { page?: number; limit?: number };
type Sides = { from: number; to: number | "draft" };

/** The addresses of an item's history; `editor` is where its draft is edited. */
export function historyPaths(paths: PropertyPaths, { kind, id }: Owner) {
  const pageOf = ({ page, limit }: Page) => ({ page: page === 1 ? undefined : page, limit: limit === 20 ? undefined : limit });
  return kind === "guide"
    ? {
        editor: paths.guideSteps(id),
        history: (page: Page = {}) => paths.guideHistory(id, pageOf(page)),
        compare: (sides: Sides) => paths.compareGuide(id, sides),
        restore: (version: number) => paths.restoreGuide(id, version),
      }
    : {
        editor: paths.editChapter(id),
        history: (page: Page = {}) => paths.chapterHistory(id, pageOf(page)),
        compare: (sides: Sides) => paths.compareChapter(id, sides),
        restore: (version: number) => paths.restoreChapter(id, version),
      };
}
