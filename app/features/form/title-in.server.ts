import { cut } from "#app/domain/cut.ts";
import { isBlank, isStorable } from "#app/domain/storable-text.ts";

/** The title that an address gives to something new, as far as it may be one; empty for none. `most` is in characters. */
export function titleIn({ url }: Request, most: number): string {
  const title = new URL(url).searchParams.get("title") ?? "";
  return isStorable(title) && !isBlank(title) ? cut(title, most) : "";
}
