import { getProperty } from "#app/api/properties.server.ts";
import { pageSegmentChoices } from "#app/features/tags/choices.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { Beside } from "./save.server.ts";

/** The page segment of the assistant's button as a form has it; "0" for all pages. */
export const assistantPages = async (viewer: Viewer) => ({ pageSegment: String((await getProperty(viewer)).assistant.pageSegment) });

/** The page segments to choose from. Who may not see those of the property chooses none. */
export const pagesToChoose = (viewer: Viewer) => (viewer.may("view", "users") ? pageSegmentChoices(viewer) : []);

/** Saves it with the stylings of the same form, in one call. */
export const savePages = (viewer: Viewer): Beside => ({
  read: () => assistantPages(viewer),
  sent({ pageSegment }) {
    const chosen = Number(pageSegment);
    return { assistant: { pageSegment: chosen > 0 ? chosen : { remove: true } } };
  },
});
