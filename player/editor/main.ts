import type { CreateStaff, Staff } from "#player/core/staff-port.ts";
import { createDrafts } from "#player/preview/drafts.ts";
import { isForReasons } from "#player/preview/reasons.ts";
import { createReasonsOnPage } from "#player/preview/reasons-on-page.ts";

/** A tab like any other. */
const NOTHING: Staff = { preview: null, look() {}, isShown: () => false, draw() {}, dispose() {} };

/**
 * What staff alone sees on a page, loaded where a tab came with a token of theirs: the draft of a guide, or why the page shows what it
 * shows. Nothing of it is sent or kept beyond the tab.
 */
const createStaff: CreateStaff = async (ports) => {
  if (ports.preview.kind === "edit") {
    ports.leavePreview();
    return NOTHING;
  }
  return isForReasons(ports.preview) ? createReasonsOnPage(ports) : createDrafts(ports);
};

export default createStaff;
