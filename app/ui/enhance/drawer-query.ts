/** The query of an address without a drawer's parameters: opening, searching and closing one does not leave the page. */
export function withoutDrawer(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ["panel", "q"]) query.delete(name);
  return query.toString();
}
