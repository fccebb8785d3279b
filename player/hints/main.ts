import { guarded } from "#player/core/guard.ts";
import type { CreateHints } from "#player/core/hints-port.ts";
import { layerAround } from "#player/targets/layer-around.ts";
import { checkField } from "./check-field.ts";
import { createFinder } from "./finder.ts";
import { type Hint, hintsOf, type Tell } from "./hint.ts";
import { createLayer, type Layer } from "./layer.ts";
import { putMarker } from "./marker.ts";
import { openOnHover } from "./on-hover.ts";

/** Tooltips and validators: what a page loads whose property has any. Who tries or writes a draft sees none. */
const createHints: CreateHints = ({ host, staff, bundle, targeting, report }) => {
  let told = new Set<string>();
  let page = "";
  let standing: { layer: Layer; finder: ReturnType<typeof createFinder> } | null = null;

  const tell: Tell = (kind, { type, id, version }, isOnce = false, payload) => {
    const key = `${kind} ${id}`;
    if (isOnce && told.has(key)) return;
    told.add(key);
    report(kind, { content: { type, id, version }, ...(payload && { payload }) });
  };

  function stand() {
    const layer = createLayer(host, () => bundle()!);
    const attach = (hint: Hint, element: Element) => {
      if (hint.type === "validator") return checkField(hint, element, layer, tell);
      return (hint.show === "hover" ? openOnHover : putMarker)(hint, element, layer, tell);
    };
    const failed = (hint: Hint, payload: Record<string, string | number>) => tell(`${hint.type}_failed`, hint, true, payload);
    const looked = (elements: Element[]) => {
      host.into(1, elements.map(layerAround).find(Boolean) ?? null);
      layer.looked();
    };
    return { layer, finder: createFinder({ own: host.element, attach, failed, looked }) };
  }

  return guarded((isWanted) => {
    const now = isWanted && !staff.preview ? bundle() : null;
    const hints = now ? hintsOf(now, targeting.situation()) : [];
    const isNewPage = page !== location.pathname;
    page = location.pathname;
    if (isNewPage) told = new Set();
    if (hints.length > 0) {
      standing ??= stand();
      standing.finder.seek(hints, isNewPage);
    } else {
      standing?.finder.dispose();
      standing?.layer.dispose();
      host.into(1, null);
      standing = null;
    }
  });
};

export default createHints;
