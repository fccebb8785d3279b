/** A link that says who somebody is, and what lets staff see a draft or write on the page. */
export type Marks = Record<"user" | "preview" | "edit", string | null>;

/** `document.URL` is `location.href`, for a third of what a page pays for the latter; a form or frame of that name hides it. */
export function takeMarks(): Marks {
  const address: unknown = document.URL;
  const take = typeof address === "string" && address.includes(MARK) ? takeMark : () => null;
  return { user: take("user"), preview: take("preview"), edit: take("edit") };
}

const MARK = "handrail-";

/**
 * What the address carries for the player, taken out of it at once: as its fragment, which servers never see, or in the query where the
 * application has a fragment of its own. Anybody can make up an address, so that it counts for nothing before the API took it.
 */
function takeMark(name: string): string | null {
  const parameter = MARK + name;
  const address = new URL(location.href);
  const fragment = `#${parameter}=`;
  const isFragment = address.hash.startsWith(fragment);
  const given = isFragment ? address.hash.slice(fragment.length) : address.searchParams.get(parameter);
  if (!given) return null;
  if (isFragment) address.hash = "";
  else address.searchParams.delete(parameter);
  history.replaceState(history.state, "", address);
  return given;
}
