import type { Caller } from "#server/http/caller.ts";

/** Who makes or changes content; the name is kept with it as it is then, since people of a foreign provider have no row here. */
export type Author = { id: string; name: string };

export function authorOf({ claims }: Caller): Author {
  return { id: claims.sub, name: claims.name };
}
