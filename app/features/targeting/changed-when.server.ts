import type { Moments } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

type Changed = { updatedAt: string; lastChangedBy: string | null };

/** When something was changed last, and by whom, in one sentence. */
export function changedWhen({ text }: Viewer, { shownMoment }: Moments, { updatedAt, lastChangedBy }: Changed): string {
  const at = shownMoment(updatedAt);
  return lastChangedBy === null ? text("common:changed_at", { at }) : text("common:changed_at_by", { at, name: lastChangedBy });
}
