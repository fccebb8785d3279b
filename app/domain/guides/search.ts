import { folded } from "#app/domain/search/folded.ts";
import { UNSORTED_CHAPTER_ID } from "./guide.ts";

type Titled = { title: string };

/** Case-insensitive substring of a title (specification 1, section 5: Search), accents aside. Blank text finds everything. */
export function hasInTitle(item: Titled, text: string): boolean {
  return folded(item.title).includes(folded(text.trim()));
}

/**
 * The places that a guide can be moved to from one of them, those with a search in their title: the current one is left out, and the list of
 * unsorted guides (id 0) comes last, whatever is searched for, unless the guide is there already (specification 1, section 5).
 */
export function placesBeside<Place extends Titled & { id: number }>(
  places: readonly Place[],
  current: number | null,
  search = "",
): Place[] {
  const others = places.filter(({ id }) => id !== current);
  const isUnsorted = ({ id }: Place) => id === UNSORTED_CHAPTER_ID;
  return [...others.filter((place) => !isUnsorted(place) && hasInTitle(place, search)), ...others.filter(isUnsorted)];
}

/** Cuts a text to `limit` characters (UTF-16 units), the three dots that then end it among them (specification 1, section 5: String limiter). */
export function limited(text: string, limit: number): string {
  return text.length <= limit ? text : `${whole(text.slice(0, Math.max(0, limit - 3)))}...`;
}

/** A few words before what is searched for, to tell where it stands. */
const BEFORE = 40;
const LIMIT = 120;

/** The part of a text around the first place where a search finds it, on one line, of at most 120 characters. */
export function excerpt(text: string, search: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const at = placeOf(line, search.trim().replaceAll(/\s+/g, " "));
  if (line.length <= LIMIT || at <= BEFORE) return limited(line, LIMIT);
  const from = line.indexOf(" ", at - BEFORE);
  return limited(`...${line.slice(from >= 0 && from < at ? from + 1 : at)}`, LIMIT);
}

/** Where a search finds a text, as an index of it; 0 where it does not. */
function placeOf(text: string, search: string): number {
  const places: number[] = [];
  let all = "";
  let index = 0;
  for (const sign of text) {
    for (const part of folded(sign)) {
      all += part;
      for (let unit = 0; unit < part.length; unit++) places.push(index);
    }
    index += sign.length;
  }
  return places[all.indexOf(folded(search))] ?? 0;
}

/** Without half of a pair of surrogates at its end. */
const whole = (text: string) => text.replace(/[\uD800-\uDBFF]$/, "");
