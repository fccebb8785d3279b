/** The order in which `id` stands before `before` (null: last); null when one of the two is not among them, or they are the same. */
export function placeBefore(ids: number[], id: number, before: number | null): number[] | null {
  const others = ids.filter((each) => each !== id);
  const at = before === null ? others.length : others.indexOf(before);
  return others.length === ids.length || at < 0 ? null : [...others.slice(0, at), id, ...others.slice(at)];
}
