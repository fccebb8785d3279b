import { getShellStylings } from "#app/api/properties.server.ts";
import { isCategoryOf } from "#app/domain/messages/message.ts";
import { categoryColor } from "#app/domain/player/stylings.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** Tells the colour of a category: the property's own for those of announcements (specification 1, section 3: Stylings), null for what asks. */
export async function categoryColors(viewer: Viewer): Promise<(category: number) => string | null> {
  const stylings = await getShellStylings(viewer);
  return (category) => (isCategoryOf("announcement", category) ? categoryColor(stylings, category) : null);
}
