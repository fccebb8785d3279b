import type { z } from "zod";
import { readStylings, updateStylings } from "#app/api/stylings.server.ts";
import type { AsRead, Body } from "#app/contracts/call.ts";
import type { propertySettingCalls } from "#app/contracts/property-settings.ts";
import { IMAGE_STYLINGS, type Stylings } from "#app/domain/player/stylings.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { stylingImagePaths } from "#app/paths/styling-images.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { stylingValues } from "./typed-stylings.ts";

type Change = AsRead<Body<typeof propertySettingCalls.updateStylings>>;
type Changed = Change["values"];

/** What a form changes beside stylings, in the same call. */
export type Beside = {
  read(): Promise<Record<string, string>>;
  sent(typed: Record<string, unknown>): Omit<Change, "values" | "revision">;
};
type Form<S> = { schema: S; names: readonly (keyof Stylings & keyof Changed)[]; to: string; beside?: Beside };

/** Saves some of the stylings of a property by a form, whose buttons may lead on to one of their pictures. */
export async function saveStylings<S extends z.ZodObject>(request: Request, viewer: Viewer, of: Form<S>) {
  const form = await submittedChange(request, of.schema, viewer);
  return saveStylingForm(viewer, form, { ...of, to: pictureAfter(viewer, form.get("intent")) ?? of.to });
}

/** The same of a form that was read. What others changed of the rest meanwhile stays. */
export async function saveStylingForm<S extends z.ZodObject>(viewer: Viewer, form: FormData, { schema, names, to, beside }: Form<S>) {
  const outcome = await saveMerged(viewer, {
    form,
    schema,
    read: async () => ({ others: (await beside?.read()) ?? {}, ...(await readStylings(viewer)) }),
    theirs: ({ stylings, others }) => ({ values: { ...stylingValues(stylings, names), ...others }, gone: false }),
    write: async (typed, { others, revision }) => {
      const values = Object.fromEntries(names.map((name) => [name, (typed as Record<string, unknown>)[name]])) as Changed;
      return { others, ...(await updateStylings(viewer, { values, revision, ...beside?.sent(typed) })) };
    },
    fieldOf: (path) => path.replace(/^(values|assistant)\./, ""),
  });
  return outcome.saved ? redirectWithToast(to, "changes_saved") : outcome.answer;
}

/** Where a button leads that names a picture, and the way to it. */
function pictureAfter({ paths }: Viewer, intent: FormDataEntryValue | null): string | null {
  const [way, name] = String(intent).split(" ");
  const styling = IMAGE_STYLINGS.find((each) => each === name);
  if (!styling) return null;
  return way === "upload" ? stylingImagePaths(paths).stylingImage(styling) : stylingImagePaths(paths).stylingImages(styling);
}
