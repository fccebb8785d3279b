import { h, render } from "preact";
import type { Staff, StaffPorts } from "#player/core/staff-port.ts";
import barCss from "./bar.css?inline";
import { PreviewBar } from "./bar.tsx";
import { askForDraft, createDraftPreview, expiredPreview } from "./draft-preview.ts";

/** The preview that this tab is in, if the API takes its token; else a bar that says once that it has expired, if the API says so. */
export async function createDrafts(ports: StaffPorts): Promise<Staff> {
  const { draft, texts } = await askForDraft(ports);
  const removeStyles = ports.host.addStyles(barCss);
  if (!draft) ports.leavePreview();
  const expired = texts && !draft ? expiredPreview(texts, ports.changed) : null;
  let preview: ReturnType<typeof createDraftPreview> | null = null;
  const view = () => (preview ?? expired)?.view() ?? null;
  return {
    preview:
      draft &&
      ((control, store) => {
        preview = createDraftPreview(ports, { draft, texts }, control, store);
        return preview;
      }),
    look() {},
    isShown: () => view() !== null,
    draw(slot) {
      const shown = view();
      render(shown && h(PreviewBar, { view: shown }), slot);
    },
    dispose() {
      preview?.dispose();
      removeStyles();
    },
  };
}
