import { redirect } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import type { Act } from "#app/domain/users/acts.ts";
import { idsIn, MOST_CHOSEN, withChosen } from "#app/features/selection/chosen-ids.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { refusal } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { ACT_TOASTS } from "./act-words.ts";
import type { PeoplePlace } from "./place.server.ts";

/** `back` is where it was chosen; `cancel` the same with what was chosen. */
export type Chosen<A extends Act> = { act: A | null; users: number[]; back: string; cancel: string };

/** What an address asks to do with whom, and where it was chosen. */
export function chosenIn<A extends Act>(query: URLSearchParams, acts: readonly A[], list: string): Chosen<A> {
  const users = idsIn(query, "user").slice(0, MOST_CHOSEN);
  const back = safeRedirect(query.get("return"), list);
  return {
    act: acts.find((act) => act === query.get("act")) ?? null,
    users,
    back,
    cancel: isAt(back, list) ? withChosen(back, "user", users) : back,
  };
}

const isAt = (address: string, path: string) => address.split(/[?#]/, 1)[0] === path;

/** What the question about chosen people shows; one of them can be erased instead of deleted. @throws Response 404 where nothing is asked */
export async function chosenQuestion<A extends Act>(request: Request, { of, reader, mayStart, get }: PeoplePlace, acts: readonly A[]) {
  const { act, users, cancel } = chosenIn(new URL(request.url).searchParams, acts, reader.paths.people(of));
  if (act === null) throw new Response(null, { status: 404 });
  const user = String(users[0]);
  const name = users.length === 1 ? (await get(user)).publicId : null;
  const erase = act === "delete" && name !== null && mayStart ? reader.paths.erasePerson(of, user) : null;
  const title = reader.text(of === "company" ? "users:change_users" : "users:delete_users");
  return { title, act, users, cancel, name, erase };
}

type Change = (reader: PeoplePlace["reader"], act: Act, users: number[]) => Promise<number>;

/** A choice in a list leads to the question about it; the question's own form says yes, and it is done. */
export async function actOnChosen(request: Request, { of, reader }: PeoplePlace, acts: readonly Act[], change: Change) {
  const list = reader.paths.people(of);
  const query = new URL(request.url).searchParams;
  const form = await readForm(request, { fields: ["act", "confirmed"], lists: ["user"] }, reader);
  if (form.get("confirmed") !== "yes") {
    const sent = new URLSearchParams([...form].map(([name, value]): [string, string] => [name, String(value)]));
    const { act, users } = chosenIn(sent, acts, list);
    if (act === null) throw new Response(null, { status: 404 });
    return redirect(reader.paths.chosenPeople(of, { act, user: users, return: chosenIn(query, acts, list).back }));
  }
  const { act, users, back } = chosenIn(query, acts, list);
  if (act === null || users.length === 0) throw new Response(null, { status: 404 });
  const done = await attempt(change(reader, act, users));
  if (!done.ok) return refusal(done.failure, {});
  // The question about an invitation says why nobody got one.
  if (act === "invite" && done.answer === 0) return redirect(reader.paths.chosenPeople(of, { act, user: users, return: back }));
  return redirectWithToast(back, ACT_TOASTS[act], { count: done.answer });
}
