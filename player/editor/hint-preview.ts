import type { Bundle } from "#app/domain/player/bundle.ts";
import { checkField } from "#player/hints/check-field.ts";
import type { Hint } from "#player/hints/hint.ts";
import { createLayer } from "#player/hints/layer.ts";
import { putMarker } from "#player/hints/marker.ts";
import { openOnHover } from "#player/hints/on-hover.ts";
import type { HostElement } from "#player/widgets/host-element.ts";

const NOTHING = () => {};

/** Shows one tooltip or validator at its element as people will see it, by the player's own parts; nothing of it is reported. */
export function createHintPreview(host: HostElement, bundle: () => Bundle | null) {
  let layer: ReturnType<typeof createLayer> | null = null;
  let at: Element | null = null;
  let shown = "";
  let remove = NOTHING;

  /** Null shows nothing. */
  function show(hint: Hint | null, element: Element | null) {
    const isWanted = hint !== null && element !== null && bundle() !== null;
    const text = isWanted ? JSON.stringify(hint) : "";
    if (text === shown && (!isWanted || element === at)) return;
    remove();
    remove = NOTHING;
    [shown, at] = [text, element];
    if (!isWanted) {
      layer?.dispose();
      layer = null;
      return;
    }
    layer ??= createLayer(host, () => bundle()!);
    remove = put(hint, element, layer);
  }
  return { show };
}
export type HintPreview = ReturnType<typeof createHintPreview>;

function put(hint: Hint, element: Element, layer: ReturnType<typeof createLayer>): () => void {
  if (hint.type === "validator") return checkField(hint, element, layer, NOTHING);
  return (hint.show === "hover" ? openOnHover : putMarker)(hint, element, layer, NOTHING);
}
