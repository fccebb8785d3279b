import { type Mark, withMark } from "./with-mark.ts";

/**
 * The address at which a player gets a token of staff: the page asked for if that is one page of the application, else the application's
 * main address.
 * @param application the main address of the property
 * @param page an address or path within it; a rule for several pages, an address elsewhere and an empty one are passed over
 */
export function applicationAddress(application: string, page: string, token: string, mark: Mark = "handrail-preview"): string {
  const begin = new URL(application);
  const named = page && !page.includes("*") && URL.canParse(page, begin) ? new URL(page, begin) : begin;
  const to = named.origin === begin.origin ? named : begin;
  return withMark(to, mark, token);
}
