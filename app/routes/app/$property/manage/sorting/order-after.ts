/** The order with `id` before `before` (null: last); null if one of the two is missing, or they are the same. */
export function placeBefore(ids: number[], id: number, before: number | null): number[] | null {
  const others = ids.filter((each) => each !== id);
  const at = before === null ? others.length : others.indexOf(before);
  return others.length === ids.length || at < 0 ? null : [...others.slice(0, at), id, ...others.slice(at)];
}

/** The order with `id` one place up or down, unchanged at either end; null if it is missing. */
export function moveByOne(ids: number[], id: number, direction: "up" | "down"): number[] | null {
  const from = ids.indexOf(id);
  const to = from + (direction === "up" ? -1 : 1);
  if (from < 0) return null;
  if (to < 0 || to >= ids.length) return ids;
  return placeBefore(ids, id, ids[direction === "up" ? to : to + 1] ?? null);
}
