import { getMessage } from "#app/api/messages.server.ts";
import { getPublicLink } from "#app/api/public-answers.server.ts";
import { isPutAway } from "#app/domain/messages/message.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** An NPS or a survey with how its public link stands, and why the viewer may not change that; null where they may. */
export async function linkedMessage(viewer: Viewer, message: string) {
  const [{ id, type, category, title, visibility }, link] = await Promise.all([
    getMessage(viewer, message),
    getPublicLink(viewer, message),
  ]);
  const refusal = isPutAway(visibility)
    ? ("message_archived" as const)
    : viewer.may("edit", "messages")
      ? null
      : ("not_allowed_for_role" as const);
  return { id, type, category, title: title || viewer.text("messages:untitled"), isLive: visibility === "public", link, refusal };
}
export type LinkedMessage = Awaited<ReturnType<typeof linkedMessage>>;
