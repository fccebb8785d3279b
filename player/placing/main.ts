import { guarded } from "#player/core/guard.ts";
import type { CreatePlacing } from "#player/core/placing-port.ts";
import { createButtonPlace } from "./button-place.ts";
import css from "./placing.css?inline";
import { createPopupPlace } from "./popup-place.ts";

/** Where the assistant's button and popups stand: what a page loads whose property lets people move the button, or has popups. */
const createPlacing: CreatePlacing = ({ host, property, bundle }) => {
  host.addStyles(css);
  const button = createButtonPlace(host.shadow, property);
  const popup = createPopupPlace(host.shadow);
  return guarded((isWanted) => {
    const now = isWanted ? bundle() : null;
    if (!now) return;
    button(Boolean(now.style.draggable), now);
    popup(now.texts);
  });
};

export default createPlacing;
