import type { z } from "zod";
import { readStylings, updateStylings } from "#app/api/stylings.server.ts";
import type { AsRead, Body } from "#app/contracts/call.ts";
import type { propertySettingCalls } from "#app/contracts/property-settings.ts";
import type { Stylings } from "#app/domain/player/stylings.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { stylingValues } from "./typed-stylings.ts";

type Changed = AsRead<Body<typeof propertySettingCalls.updateStylings>>["values"];
const NOBODY = { lastChangedAt: null, lastChangedBy: null, lastChangedById: null };

/** Saves some of the stylings of a property by a form. What others changed of the rest meanwhile stays. */
export async function saveStylings<S extends z.ZodObject>(
  request: Request,
  viewer: Viewer,
  { schema, names, to }: { schema: S; names: readonly (keyof Stylings & keyof Changed)[]; to: string },
) {
  const outcome = await saveMerged(viewer, {
    form: await submittedChange(request, schema, viewer),
    schema,
    read: async () => ({ ...(await readStylings(viewer)), ...NOBODY }),
    theirs: ({ stylings }) => ({ values: stylingValues(stylings, names), gone: false }),
    write: async (typed, { revision }) => {
      const values = Object.fromEntries(names.map((name) => [name, (typed as Record<string, unknown>)[name]])) as Changed;
      return { ...(await updateStylings(viewer, { values, revision })), ...NOBODY };
    },
    fieldOf: (path) => path.replace(/^values\./, ""),
  });
  return outcome.saved ? redirectWithToast(to, "changes_saved") : outcome.answer;
}
