import { listProperties } from "#app/api/properties.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** More than anybody has who is asked where a theme is to be used. */
const MOST_PROPERTIES = 200;

/** Whether somebody has other properties of the company, in which a theme could be used as well. */
export async function hasOtherProperties(viewer: Viewer): Promise<boolean> {
  const { data } = await listProperties(viewer, undefined, MOST_PROPERTIES);
  return data.some(({ id, companyId }) => companyId === viewer.companyId && id !== viewer.propertyId);
}
