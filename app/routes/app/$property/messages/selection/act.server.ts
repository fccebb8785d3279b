import { type ApiFailure, attempt } from "#app/api/failure.ts";
import { archiveMessage, bringBackMessage, updateMessage } from "#app/api/messages.server.ts";
import type { MessageAct } from "#app/features/messages/message-acts.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { type ChosenMessage, chosenMessages, MOST_CHOSEN } from "./chosen.server.ts";

type Read = { id: number; revision: number };

/**
 * Does one thing with several messages, one after the other, each on the revision that was read: what cannot be done with one keeps nothing
 * from the others. What is so already stays as it is and is told apart.
 * @returns the address of the report
 */
export async function actOnMessages(viewer: Viewer, act: MessageAct, read: readonly Read[], back: string): Promise<string> {
  const few = read.slice(0, MOST_CHOSEN);
  const found = await chosenMessages(
    viewer,
    act,
    few.map(({ id }) => id),
  );
  const done: string[] = [];
  const already: string[] = [];
  const failed: string[] = [];
  for (const { id, revision } of few) {
    const message = found.find((each) => each.id === id);
    if (!message) failed.push(`${id}.gone`);
    else if (isSo(act, message)) already.push(String(id));
    else {
      const tried = await attempt(write(viewer, act, { id, revision }));
      if (tried.ok) done.push(String(id));
      else failed.push(`${id}.${reasonOf(act, tried.failure)}`);
    }
  }
  return viewer.paths.messageReport({ act, done, already, failed, return: back });
}

function isSo(act: MessageAct, { visibility, hasUnpublishedChanges }: ChosenMessage): boolean {
  const isLive = visibility === "public" || visibility === "scheduled";
  return act === "publish" ? isLive && !hasUnpublishedChanges : act === "unpublish" && !isLive;
}

function write(viewer: Viewer, act: MessageAct, { id, revision }: Read): Promise<unknown> {
  const message = String(id);
  if (act === "publish") return updateMessage(viewer, message, { publishing: true, revision });
  if (act === "unpublish") return updateMessage(viewer, message, { publishing: false, visibility: "private", revision });
  return act === "archive" ? archiveMessage(viewer, message, revision) : bringBackMessage(viewer, message, revision);
}

/** What cannot be published says so in few words; what is missing is said in its editor. */
const reasonOf = (act: MessageAct, { status, code }: ApiFailure): string =>
  status === 422 && act === "publish" && code !== "message_error_ended" ? "incomplete" : code;
