import { attempt } from "#app/api/failure.ts";
import { noteImageUse } from "#app/api/images.server.ts";
import type { Message } from "#app/api/message-words.ts";
import { updateMessage } from "#app/api/messages.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import type { Values } from "#app/domain/forms/merge.ts";
import type { MessageType } from "#app/domain/messages/message.ts";
import { audienceChoices } from "#app/features/audience/choices.server.ts";
import { wordsOf } from "#app/features/audience/words-of.server.ts";
import { baseOf } from "#app/features/conflict/form-values.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { changeOf } from "./change.server.ts";
import { fieldOf } from "./fields.ts";
import { messageOf } from "./message-of.server.ts";
import { messageSchema } from "./schema.server.ts";
import { toastFor } from "./toast-for.server.ts";
import { valuesOf } from "./values.server.ts";

/** Saves a message, in the language of the address; publishes it, or ends that, as the pressed button says. */
export async function saveMessage(request: Request, viewer: Viewer, type: MessageType, id: string) {
  const [language, { timeZone }] = await Promise.all([contentLanguage(request, viewer), getShellProperty(viewer)]);
  const { key, lang } = language;
  let before: Message | null = null;
  const form = withoutOffered(await submittedChange(request, messageSchema, viewer));
  const outcome = await saveMerged(viewer, {
    form,
    schema: messageSchema,
    read: () => messageOf(viewer, type, id),
    theirs: (stored, _form, base) => ({ values: { ...valuesOf(stored, language, timeZone), ...offered(stored, base) }, gone: false }),
    write: async (typed, stored) => {
      before = stored;
      if (typed.used !== "" && viewer.may("edit", "guides")) await attempt(noteImageUse(viewer, typed.used));
      return updateMessage(viewer, id, changeOf(typed, stored, key, viewer.may("view", "users")));
    },
    wordsOf: async (name, value) => ownWords(viewer, type, name, value) ?? wordsOf(viewer, await audienceChoices(viewer), name, value),
    fieldOf: (path) => fieldOf(path, key),
  });
  if (!outcome.saved) return outcome.answer;
  const intent = form.get("intent");
  const toast = toastFor(before, outcome.saved, outcome.merged);
  if (intent === "library") return redirectWithToast(viewer.paths.announcementImages(id, { lang }), toast);
  if (intent === "image") return redirectWithToast(viewer.paths.announcementImage(id, { lang }), toast);
  return redirectWithToast(viewer.paths.message(type, outcome.saved.id, lang), toast);
}

const TIMES = { starts: ["from", "fromZone"], ends: ["to", "toZone"] } as const;

/**
 * A time that is chosen now was none before, also where it stays as it was offered: otherwise somebody else's would go before it. One that is not
 * chosen counts as it was, whatever stands in its field.
 */
function withoutOffered(form: FormData): FormData {
  const stored = baseOf(form);
  if (!stored) return form;
  const base: Record<string, string> = { ...stored };
  for (const name of ["starts", "ends"] as const) {
    for (const time of TIMES[name]) {
      const before = base[time];
      if (before === undefined) continue;
      if (form.get(name) === "now") form.set(time, before);
      if (form.get(name) === "at" && base[name] === "now") base[time] = "";
    }
  }
  form.set("base", JSON.stringify(base));
  return form;
}

/** What a form has for times that are not stored: what it had before, as an hour later another one would be offered. */
function offered({ minTime, maxTime }: Message, base: Values | null): Values {
  const names = [...(minTime ? [] : TIMES.starts), ...(maxTime ? [] : TIMES.ends)];
  return Object.fromEntries(names.flatMap((name) => (base?.[name] === undefined ? [] : [[name, base[name]]])));
}

/** What a conflict calls a value that people do not type. */
function ownWords({ text }: Viewer, type: MessageType, name: string, value: string): string | null {
  if (name === "category" && type === "survey") return text(`messages:asks_${value}`);
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
