import type { CreateStaff } from "#player/core/staff-port.ts";
import { createDrafts } from "#player/preview/drafts.ts";
import { isForReasons } from "#player/preview/reasons.ts";
import { createReasonsOnPage } from "#player/preview/reasons-on-page.ts";
import { createInPageEditor } from "./in-page-editor.ts";

/**
 * What staff alone sees on a page, loaded where a tab came with a token of theirs: the draft of a guide, why the page shows what it
 * shows, or the editor on the page itself. Nothing of it is sent or kept beyond the tab.
 */
const createStaff: CreateStaff = async (ports) => {
  if (ports.preview.kind === "edit") return createInPageEditor(ports);
  return isForReasons(ports.preview) ? createReasonsOnPage(ports) : createDrafts(ports);
};

export default createStaff;
