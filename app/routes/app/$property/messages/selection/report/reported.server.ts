import { listMessages } from "#app/api/messages.server.ts";
import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import { failureText } from "#app/features/form/failure-text.ts";
import { messageActIn } from "#app/features/messages/message-acts.ts";
import { MOST_CHOSEN } from "#app/routes/app/$property/messages/selection/chosen.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** Reasons that have words of their own, and other refusals of single messages; an address may name anything. */
export const MESSAGE_REASONS = ["gone", "incomplete", "changed_meanwhile"] as const;
const KNOWN = [
  "message_approval_missing",
  "message_error_ended",
  "message_archived",
  "message_not_archived",
  "not_allowed_for_role",
  "not_found",
  "upstream_timeout",
];

/** What an address says was done with messages and what not; null where it says nothing. */
export async function reportedMessages(viewer: Viewer, query: URLSearchParams) {
  const act = messageActIn(query.get("act"));
  const done = query.getAll("done").flatMap((text) => idInAddress(text) ?? []);
  const already = query.getAll("already").flatMap((text) => idInAddress(text) ?? []);
  const failed = query.getAll("failed").flatMap((text) => {
    const [, id, code] = /^(\d{1,10})\.([a-z_]{1,60})$/.exec(text) ?? [];
    return id === undefined || code === undefined ? [] : [{ id: Number(id), code }];
  });
  const ids = [...done, ...already, ...failed.map(({ id }) => id)].slice(0, 2 * MOST_CHOSEN);
  const stored = await storedMessages(viewer, ids);
  if (!act || ids.length === 0) return null;
  const back = safeRedirect(query.get("return"), viewer.paths.messages());
  const again = failed.filter(({ id, code }) => code !== "gone" && stored.has(id)).map(({ id }) => id);
  return {
    title: viewer.text(`messages:done_${act}`, { count: done.length }),
    done: done.flatMap((id) => stored.get(id) ?? []),
    already: already.flatMap((id) => stored.get(id) ?? []),
    alreadySo: viewer.text(act === "unpublish" ? "messages:already_unpublish" : "messages:already_publish", { count: already.length }),
    failed: failed.map(({ id, code }) => ({ id, message: stored.get(id) ?? null, reason: reasonText(viewer, code) })),
    back,
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

function reasonText({ text }: Viewer, code: string): string {
  const own = MESSAGE_REASONS.find((each) => each === code);
  if (own) return text(`messages:reason_${own}`);
  const t = (key: string | string[]) => text(`errors:${Array.isArray(key) ? key[0] : key}`);
  return failureText(t, { code: KNOWN.includes(code) ? code : "error_saving" });
}
