import { attempt } from "#app/api/failure.ts";
import { noteImageUse } from "#app/api/images.server.ts";
import type { Message } from "#app/api/message-words.ts";
import { updateMessage } from "#app/api/messages.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import type { Values } from "#app/domain/forms/merge.ts";
import { isPublished, type MessageType } from "#app/domain/messages/message.ts";
import { audienceChoices } from "#app/features/audience/choices.server.ts";
import { wordsOf } from "#app/features/audience/words-of.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { changeOf } from "./change.server.ts";
import { fieldOf } from "./fields.ts";
import { messageOf } from "./message-of.server.ts";
import { messageSchema } from "./schema.server.ts";
import { valuesOf } from "./values.server.ts";

/** Saves a message, in the language of the address; publishes it, or ends that, as the pressed button says. */
export async function saveMessage(request: Request, viewer: Viewer, type: MessageType, id: string) {
  const [language, { timeZone }] = await Promise.all([contentLanguage(request, viewer), getShellProperty(viewer)]);
  const { key, lang } = language;
  let before: Message | null = null;
  const form = await submittedChange(request, messageSchema, viewer);
  const outcome = await saveMerged(viewer, {
    form,
    schema: messageSchema,
    read: () => messageOf(viewer, type, id),
    theirs: (stored, _form, base) => ({ values: { ...valuesOf(stored, language, timeZone), ...begun(stored, base) }, gone: false }),
    write: async (typed, stored) => {
      before = stored;
      if (typed.used !== "" && viewer.may("edit", "guides")) await attempt(noteImageUse(viewer, typed.used));
      return updateMessage(viewer, id, changeOf(typed, stored, key, viewer.may("view", "users")));
    },
    wordsOf: async (name, value) => ownWords(viewer, name, value) ?? wordsOf(viewer, await audienceChoices(viewer), name, value),
    fieldOf: (path) => fieldOf(path, key),
  });
  if (!outcome.saved) return outcome.answer;
  const intent = form.get("intent");
  const asDraft = ["draft", "image", "library"].includes(String(intent));
  const toast = toastFor(before, outcome.saved, { merged: outcome.merged, asDraft });
  if (intent === "library") return redirectWithToast(viewer.paths.announcementImages(id, { lang }), toast);
  if (intent === "image") return redirectWithToast(viewer.paths.announcementImage(id, { lang }), toast);
  return redirectWithToast(viewer.paths.message(type, outcome.saved.id, lang), toast);
}

function toastFor(before: Message | null, after: Message, { merged, asDraft }: { merged: boolean; asDraft: boolean }): string {
  const [was, is] = [before !== null && isPublished(before.visibility), isPublished(after.visibility)];
  if (was && !is) return "message_unpublished";
  if (merged) return "message_saved_merged";
  if (was) return asDraft ? "message_draft_saved" : "message_updated";
  if (!is) return "message_saved";
  return after.visibility === "scheduled" ? "message_is_scheduled" : "message_published";
}

/** What a form offers for times that nobody chose: what it offered before, as an hour later it would be another. */
function begun({ minTime, maxTime }: Message, base: Values | null): Values {
  const offered = [...(minTime ? [] : (["from", "fromZone"] as const)), ...(maxTime ? [] : (["to", "toZone"] as const))];
  return Object.fromEntries(offered.flatMap((name) => (base?.[name] === undefined ? [] : [[name, base[name]]])));
}

/** What a conflict calls a value that people do not type. */
function ownWords({ text }: Viewer, name: string, value: string): string | null {
  if (name === "category") return text(`messages:category_${value}`);
  if (name === "form") return text(`messages:form_${value}`);
  if (name === "rankingType") return text(`messages:ranking_${value}`);
  if (name === "pinned") return text(value === "on" ? "history:yes" : "history:no");
  if (name === "status") return text(value === "off" ? "chapters:off" : "chapters:on");
  if (name === "mediaType") return text(`messages:media_${value || "none"}`);
  if (name === "starts") return text(`messages:starts_${value}`);
  if (name === "ends") return text(`messages:ends_${value}`);
  return name === "languageBehaviour" ? text(`messages:behaviour_${value}`) : null;
}
