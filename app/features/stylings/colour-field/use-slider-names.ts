import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/** Names the two sliders of react-colorful, which knows English alone, in the language of the page; for the element around them. */
export function useSliderNames() {
  const around = useRef<HTMLDivElement>(null);
  const { t } = useTranslation("fields");
  useEffect(() => {
    const [area, hue] = around.current?.querySelectorAll("[role=slider]") ?? [];
    if (!area || !hue) return undefined;
    area.setAttribute("aria-label", t("colour_area"));
    hue.setAttribute("aria-label", t("colour_hue"));
    const say = () => {
      const english = /^Saturation (\d+)%, Brightness (\d+)%$/.exec(area.getAttribute("aria-valuetext") ?? "");
      const said = english && t("colour_area_value", { saturation: english[1], brightness: english[2] });
      // In English it says so already.
      if (said && said !== english[0]) area.setAttribute("aria-valuetext", said);
    };
    say();
    const moved = new MutationObserver(say);
    moved.observe(area, { attributeFilter: ["aria-valuetext"] });
    return () => moved.disconnect();
  }, [t]);
  return around;
}
