import type { Caller } from "#server/http/caller.ts";

/** Who creates or changes content. Their name is stored with it, because people of a foreign provider have no row here. */
export type Author = { id: string; name: string };

export function authorOf({ claims }: Caller): Author {
  return { id: claims.sub, name: claims.name };
}

/** The columns that say who last changed an item. */
export const changedBy = (author: Author | null) => ({ last_changed_by: author?.name ?? null, last_changed_by_id: author?.id ?? null });
