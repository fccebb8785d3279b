import { getShellStylings } from "#app/api/properties.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** Whether somebody may change what is switched off. */
export type Off = { mayChange: boolean } | null;

type Switch = "enableInteractiveTours" | "enableAnnouncements" | "searchEnabled" | "externalLinkEnabled";

/**
 * Whether a property switches something off that the assistant shows (specification 1, section 3: Stylings): null where it does not, else
 * whether somebody may switch it on.
 */
export async function switchedOff(viewer: Viewer, name: Switch): Promise<Off> {
  const stylings = await getShellStylings(viewer);
  return stylings[name] ? null : { mayChange: viewer.may("edit", "customize") };
}
