import type { ToastAction } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** Ids that one field of a toast holds: at most 40 characters each, and 200 in all. */
const PER_FIELD = 4;
/** The fields of the form that puts steps back; enough for all that a guide can have. */
export const PUT_BACK_FIELDS = Array.from({ length: 25 }, (_, index) => `steps_${index}`);

/** What a toast offers after steps were removed. */
export function putBackAction(viewer: Viewer, guide: string, lang: string | undefined, ids: string[]): ToastAction {
  const fields = PUT_BACK_FIELDS.flatMap((name, index) => {
    const part = ids.slice(index * PER_FIELD, (index + 1) * PER_FIELD);
    return part.length > 0 ? [[name, part.join(",")]] : [];
  });
  return { action: viewer.paths.putBackSteps(guide, lang), fields: Object.fromEntries(fields) };
}

/** The ids in such a form. */
export const idsIn = (form: FormData): string[] =>
  PUT_BACK_FIELDS.flatMap((name) => String(form.get(name) ?? "").split(",")).filter(Boolean);
