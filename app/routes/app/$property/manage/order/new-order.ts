/** The order that a form asks for: `order` lists all ids by commas, else `id` moves one place `up` or `down`. */
export function newOrder(present: number[], form: FormData): number[] {
  const order = form.get("order");
  if (typeof order === "string") return order.split(",").map(Number).filter(Number.isInteger);
  const from = present.indexOf(Number(form.get("id")));
  const to = from + (form.get("move") === "up" ? -1 : 1);
  if (from < 0 || to < 0 || to >= present.length) return present;
  const next = [...present];
  const [moved] = next.splice(from, 1);
  if (moved !== undefined) next.splice(to, 0, moved);
  return next;
}
