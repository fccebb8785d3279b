import type { MessageType } from "#app/domain/messages/message.ts";
import type { PropertyPaths } from "#app/paths/paths-of.ts";

type Id = number | string;
/** Whose history it is. The type of a message decides about its editor. */
export type Owner = { kind: "guide" | "chapter"; id: Id } | { kind: "message"; type: MessageType; id: Id };
export type Kind = Owner["kind"];

type Page = { page?: number; limit?: number };
type Sides = { from: number; to: number | "draft" };

/** The addresses of an item's history; `editor` is where its draft is edited, `list` where there are others of its kind. */
export function historyPaths(paths: PropertyPaths, owner: Owner) {
  const { id } = owner;
  const pageOf = ({ page, limit }: Page) => ({ page: page === 1 ? undefined : page, limit: limit === 20 ? undefined : limit });
  switch (owner.kind) {
    case "guide":
      return {
        ...{ list: paths.guides(), editor: paths.guideSteps(id) },
        history: (page: Page = {}) => paths.guideHistory(id, pageOf(page)),
        compare: (sides: Sides) => paths.compareGuide(id, sides),
        restore: (version: number) => paths.restoreGuide(id, version),
      };
    case "chapter":
      return {
        ...{ list: paths.guides(), editor: paths.editChapter(id) },
        history: (page: Page = {}) => paths.chapterHistory(id, pageOf(page)),
        compare: (sides: Sides) => paths.compareChapter(id, sides),
        restore: (version: number) => paths.restoreChapter(id, version),
      };
    case "message":
      return {
        ...{ list: paths.messages(), editor: paths.message(owner.type, id) },
        history: (page: Page = {}) => paths.messageHistory(id, pageOf(page)),
        compare: (sides: Sides) => paths.compareMessage(id, sides),
        restore: (version: number) => paths.restoreMessage(id, version),
      };
  }
}
