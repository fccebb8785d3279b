import type { Message } from "#app/api/message-words.ts";
import type { WirePublishing } from "#app/contracts/content.ts";
import { isPublished } from "#app/domain/messages/message.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { publishingView } from "./publishing.server.ts";

/** What was said about a message's draft, for its screen: what is scheduled is published already. */
export const reviewedMessage = (viewer: Viewer, message: Message, publishing: WirePublishing, timeZone: string) =>
  publishingView(viewer, { ...message, visibility: isPublished(message.visibility) ? "public" : "private", publishing }, timeZone);
