import { attempt } from "#app/api/failure.ts";
import type { Values } from "#app/domain/forms/merge.ts";
import { audienceChoices } from "#app/features/audience/choices.server.ts";
import { wordsOf } from "#app/features/audience/words-of.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { mergeable } from "#app/features/targeting/mergeable.ts";
import { removeAsked } from "#app/features/targeting/removal.server.ts";
import { refused, submitted, submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { fieldOf, valuesOf } from "./form-values.ts";
import { type Noun, waysOf } from "./noun.ts";
import { portOf, seesAudience } from "./port.server.ts";
import { newSchemaOf, schemaOf } from "./schema.server.ts";

/** Creates one, with its text in the property's default language, and leads to it. */
export async function createPlaced(request: Request, viewer: Viewer, noun: Noun) {
  const submission = await submitted(request, newSchemaOf(noun), viewer);
  if (submission.status !== "success") return refused(submission);
  const [{ key = "en" } = {}] = (await contentLanguage(request, viewer)).all;
  const typed = submission.value;
  const created = await attempt(portOf(noun).create(viewer, typed, key));
  if (!created.ok) return refused(submission, created.failure, { fieldOf: (path) => fieldOf(path, typed, key) });
  return redirectWithToast(waysOf(viewer.paths, noun).one(created.answer.id), `${noun}_created`);
}

/** Saves the form of one, with its text in the language of the address; what somebody else saved in the meantime is merged in, or asked about. */
export async function savePlaced(request: Request, viewer: Viewer, noun: Noun, id: string) {
  const schema = schemaOf(noun);
  const port = portOf(noun);
  const { key, lang } = await contentLanguage(request, viewer);
  const outcome = await saveMerged(viewer, {
    form: await submittedChange(request, schema, viewer),
    schema,
    read: async () => mergeable(await port.get(viewer, id)),
    theirs: (stored) => ({ values: shownValues(viewer, valuesOf(stored, key)), gone: false }),
    write: async (typed, { revision }) => mergeable(await port.update(viewer, id, typed, key, revision)),
    wordsOf: async (name, value) => ownWords(viewer, name, value) ?? wordsOf(viewer, await audienceChoices(viewer), name, value),
    fieldOf: (path, typed) => fieldOf(path, typed, key),
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(
    waysOf(viewer.paths, noun).one(outcome.saved.id, lang),
    outcome.merged ? `${noun}_saved_merged` : `${noun}_saved`,
  );
}

/** Deletes one as the form of the question says. */
export function removePlaced(request: Request, viewer: Viewer, noun: Noun, id: string) {
  const port = portOf(noun);
  return removeAsked(request, viewer, {
    remove: (revision) => port.remove(viewer, id, revision),
    read: async () => mergeable(await port.get(viewer, id)),
    list: waysOf(viewer.paths, noun).list(),
    toast: `${noun}_deleted`,
  });
}

/** What a form does not show it does not change. */
function shownValues(viewer: Viewer, { segment, pageSegment, ...values }: ReturnType<typeof valuesOf>): Values {
  return seesAudience(viewer) ? { ...values, segment, pageSegment } : values;
}

function ownWords({ text }: Viewer, name: string, value: string): string | null {
  if (name === "enabled") return text(value === "on" ? "hints:on" : "hints:off");
  if (name === "show") return text(`hints:show_${value}`);
  return name === "kind" ? text(`hints:rule_${value}`) : null;
}
