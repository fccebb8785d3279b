import { listMessages } from "#app/api/messages.server.ts";
import type { MessageAct } from "#app/features/messages/message-acts.ts";
import { MOST_CHOSEN } from "#app/features/selection/chosen-ids.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** The chosen messages of a property that something can be done with: archived ones can only be brought back, and only they can. */
export async function chosenMessages(viewer: Viewer, act: MessageAct, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const state = act === "restore" ? "archived" : "present";
  return (await listMessages(viewer, { ids, state, limit: MOST_CHOSEN })).messages;
}
export type ChosenMessage = Awaited<ReturnType<typeof chosenMessages>>[number];
