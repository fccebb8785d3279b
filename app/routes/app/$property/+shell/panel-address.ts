/** The current address with a drawer open, or with none; the search of the drawer before is dropped. */
export function panelAddress(pathname: string, search: string, panel: "properties" | "settings" | null): string {
  const query = new URLSearchParams(search);
  query.delete("panel");
  query.delete("q");
  if (panel) query.set("panel", panel);
  const address = query.size > 0 ? `${pathname}?${query}` : pathname;
  // The drawer is last in the document: the fragment takes the keyboard there without scripts too.
  return panel ? `${address}#drawer` : address;
}
