import { attempt } from "#app/api/failure.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { type Moments, momentsIn } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** How a page of a property writes moments: by the property's clocks. For loaders, beside their other calls. */
export async function momentsOf(viewer: Viewer): Promise<Moments> {
  return momentsIn(viewer.language, (await getShellProperty(viewer)).timeZone);
}

/** The same for the answer to a form, which must not be lost where the zone cannot be read: in UTC then. */
export async function momentsOfAnswer(viewer: Viewer): Promise<Moments> {
  const property = await attempt(getShellProperty(viewer));
  return momentsIn(viewer.language, property.ok ? property.answer.timeZone : "UTC");
}
