import { listMessages } from "#app/api/messages.server.ts";
import { messageActIn } from "#app/features/messages/message-acts.ts";
import { MOST_CHOSEN } from "#app/features/selection/chosen-ids.ts";
import { reasonText } from "#app/features/selection/reason-text.server.ts";
import { reportIn } from "#app/features/selection/report-address.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** What an address says was done with messages and what not; null where it says nothing. */
export async function reportedMessages(viewer: Viewer, query: URLSearchParams) {
  const act = messageActIn(query.get("act"));
  const { done, failed, already, counts, left } = reportIn(query);
  const ids = [...[...done, ...failed].map(({ id }) => id), ...already];
  const stored = await storedMessages(viewer, ids);
  if (!act || ids.length === 0) return null;
  const back = safeRedirect(query.get("return"), viewer.paths.messages());
  const again = failed.filter(({ id, code }) => code !== "gone" && stored.has(id)).map(({ id }) => id);
  return {
    title: viewer.text(`messages:done_${act}`, { count: counts.done }),
    done: done.flatMap(({ id }) => stored.get(id) ?? []),
    already: already.flatMap((id) => stored.get(id) ?? []),
    alreadySo: viewer.text(act === "unpublish" ? "messages:already_unpublish" : "messages:already_publish", { count: counts.already }),
    failed: failed.map(({ id, code }) => ({ id, message: stored.get(id) ?? null, reason: reasonText(viewer, "messages", code) })),
    ...{ notDone: counts.failed, left, back },
    again: again.length > 0 ? viewer.paths.chosenMessageAct(act, { message: again, return: back }) : null,
  };
}

/** The messages of a report, put away or not. Asked in any case: whoever may not read messages any more is told so, not led on. */
async function storedMessages(viewer: Viewer, ids: readonly number[]) {
  const asked = ids.length > 0 ? { ids, limit: MOST_CHOSEN } : { limit: 1 };
  const pages = await Promise.all((["present", "archived"] as const).map((state) => listMessages(viewer, { ...asked, state })));
  const all = pages.flatMap(({ messages }) => messages);
  return new Map(all.map(({ id, type, title }) => [id, { id, type, title: title || viewer.text("messages:untitled") }]));
}
