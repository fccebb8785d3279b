import { listMessages } from "#app/api/messages.server.ts";
import type { MessageAct } from "#app/features/messages/message-acts.ts";
import { messagesIn } from "#app/features/messages/message-list.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** A page of the largest size. */
export const MOST_CHOSEN = 100;

/** The messages that a form names. */
export const namedIn = (form: FormData) => messagesIn(new URLSearchParams(form.getAll("message").map((id) => ["message", String(id)])));

/** What an address asks about: the messages, where they were chosen, and the same with them still chosen. */
export function chosenIn({ paths }: Viewer, query: URLSearchParams) {
  const ids = messagesIn(query).slice(0, MOST_CHOSEN);
  const back = safeRedirect(query.get("return"), paths.messages());
  return { ids, back, cancel: withMessages(back, ids) };
}

/** The chosen messages of a property that something can be done with: archived ones can only be brought back, and only they can. */
export async function chosenMessages(viewer: Viewer, act: MessageAct, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const state = act === "restore" ? "archived" : "present";
  return (await listMessages(viewer, { ids, state, limit: MOST_CHOSEN })).messages;
}
export type ChosenMessage = Awaited<ReturnType<typeof chosenMessages>>[number];

function withMessages(address: string, ids: readonly number[]): string {
  const [path = "", query] = address.split(/[?#]/);
  const search = new URLSearchParams(query);
  search.delete("message");
  for (const id of ids) search.append("message", String(id));
  return search.size > 0 ? `${path}?${search}` : path;
}
