import type { IconNode } from "lucide";
import { createElement, type ReactElement } from "react";

type Props = {
  id?: string;
  /** In px at a root of 16 px: icons grow with the text. */
  size?: 14 | 16 | 18 | 20;
  className?: string;
  /** What it says by itself; without one it only goes with words. */
  label?: string;
};
export type Icon = (props: Props) => ReactElement;

/** A component of one drawing. How all icons are drawn stands in icons.css: a page has dozens of them, and is to stay small. */
export function iconOf(drawing: IconNode): Icon {
  const lines = drawing.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
  return ({ id, size = 16, className, label }) => {
    const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden by `named`
      <svg id={id} className={className ? `icon ${className}` : "icon"} width={size} height={size} viewBox="0 0 24 24" {...named}>
        {lines}
      </svg>
    );
  };
}
