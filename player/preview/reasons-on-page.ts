import { h, render } from "preact";
import type { Staff, StaffPorts } from "#player/core/staff-port.ts";
import barCss from "./bar.css?inline";
import { PreviewBar } from "./bar.tsx";
import { createReasons } from "./reasons.ts";
import { ReasonsBar } from "./reasons-bar.tsx";

/** Why the page shows what it shows. For all else this is a page like any other. */
export function createReasonsOnPage(ports: StaffPorts): Staff {
  ports.leavePreview();
  const removeStyles = ports.host.addStyles(barCss);
  const reasons = createReasons(ports);
  return {
    preview: null,
    look: reasons.look,
    isShown: () => reasons.view() !== null || reasons.expired() !== null,
    draw(slot) {
      const [shown, expired] = [reasons.view(), reasons.expired()];
      render(shown ? h(ReasonsBar, { view: shown }) : expired && h(PreviewBar, { view: expired }), slot);
    },
    dispose: removeStyles,
  };
}
