import type { Item } from "#app/domain/targeting/item.ts";
import type { Bundle } from "./bundle.ts";
import { itemOf } from "./rules.ts";

/** The guides and messages of a bundle with what decides on them. */
export function ruledItems({ chapters, guides, messages = [] }: Pick<Bundle, "chapters" | "guides" | "messages">): Item[] {
  const chapterOf = new Map(
    chapters.flatMap((chapter) => {
      const item = chapter.id === 0 ? null : itemOf("chapter", chapter.id, chapter, null);
      return chapter.guideIds.map((guide) => [guide, item]);
    }),
  );
  return [
    ...guides.map((guide) => itemOf("guide", guide.id, guide, chapterOf.get(guide.id) ?? null)),
    ...messages.map((message) => itemOf(message.type, message.id, message, null)),
  ];
}
