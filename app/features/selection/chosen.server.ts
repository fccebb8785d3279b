import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { idsIn, MOST_CHOSEN, withChosen } from "./chosen-ids.ts";

/** An item as it was read in the question about it. */
export type Read = { id: number; revision: number };

/**
 * What the address of a question asks about: the items, how many more were chosen than can be done at once, where they were chosen, and the
 * same with them still chosen.
 * @param name of an item in addresses and forms
 */
export function chosenIn(query: URLSearchParams, name: string, list: string) {
  const ids = idsIn(query, name);
  const back = safeRedirect(query.get("return"), list);
  return { ids: ids.slice(0, MOST_CHOSEN), left: Math.max(0, ids.length - MOST_CHOSEN), back, cancel: withChosen(back, name, ids) };
}

/** The items that the form of a list names. */
export const sentIn = (form: FormData, name: string): number[] =>
  idsIn(new URLSearchParams(form.getAll(name).map((id) => [name, String(id)])), name);

/** The items that the form of a question names, each with the revision that was read, as in "7.2". */
export function readIn(form: FormData): Read[] {
  return form.getAll("read").flatMap((text) => {
    const [id, revision, ...rest] = String(text).split(".").map(idInAddress);
    return id == null || revision == null || rest.length > 0 ? [] : [{ id, revision }];
  });
}
