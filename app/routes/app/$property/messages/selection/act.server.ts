import { ApiFailure } from "#app/api/failure.ts";
import { archiveMessage, bringBackMessage, updateMessage } from "#app/api/messages.server.ts";
import { isPublished } from "#app/domain/messages/message.ts";
import { isWrittenInDefault, nextVisibility } from "#app/domain/messages/message-state.ts";
import type { MessageAct } from "#app/features/messages/message-acts.ts";
import { actOnEach } from "#app/features/selection/act-on-each.server.ts";
import type { Read } from "#app/features/selection/chosen.server.ts";
import { doneText, failedText } from "#app/features/selection/report-address.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { type ChosenMessage, chosenMessages } from "./chosen.server.ts";

/** Does one thing with several messages; what is so already stays as it is and is told apart. @returns the address of the report */
export async function actOnMessages(viewer: Viewer, act: MessageAct, read: readonly Read[], back: string): Promise<string> {
  const { done, failures } = await actOnEach<ChosenMessage>(read, {
    find: (ids) => chosenMessages(viewer, act, ids),
    isSo: (message) => isSo(act, message),
    write: (message, revision) => write(viewer, act, message, revision),
  });
  return viewer.paths.messageReport({
    act,
    done: done.filter(({ isWritten }) => isWritten).map(({ item }) => doneText(item)),
    already: done.filter(({ isWritten }) => !isWritten).map(({ item }) => String(item.id)),
    failed: [...failures].map(([id, failure]) => failedText(id, failure ? reasonOf(act, failure) : "gone")),
    return: back,
  });
}

function isSo(act: MessageAct, { visibility, hasUnpublishedChanges }: ChosenMessage): boolean {
  const isLive = visibility === "public" || visibility === "scheduled";
  return act === "publish" ? isLive && !hasUnpublishedChanges : act === "unpublish" && !isLive;
}

async function write(viewer: Viewer, act: MessageAct, chosen: ChosenMessage, revision: number): Promise<unknown> {
  const message = String(chosen.id);
  if (act === "publish" && !staysPublished(chosen)) throw new ApiFailure("message_error_incomplete", 422);
  if (act === "publish") return updateMessage(viewer, message, { publishing: true, revision });
  if (act === "unpublish") return updateMessage(viewer, message, { publishing: false, visibility: "private", revision });
  return act === "archive" ? archiveMessage(viewer, message, revision) : bringBackMessage(viewer, message, revision);
}

/** A live one whose draft has no text in the default language any longer would be taken down by what is called publishing (section 4). */
function staysPublished({ visibility, languages }: ChosenMessage): boolean {
  const hasDefaultText = isWrittenInDefault(languages);
  return isPublished(nextVisibility({ visibility, publishing: true, hasDefaultText }));
}

/** What cannot be published says so in few words; what is missing is said in its editor. */
const reasonOf = (act: MessageAct, { status, code }: ApiFailure): string =>
  status === 422 && act === "publish" && code !== "message_error_ended" ? "incomplete" : code;
