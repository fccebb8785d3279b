import type { Target } from "#app/domain/targets/target.ts";
import { step } from "./bundle.ts";

/** A button of this name, captured in a list that scrolls when `scrolls`. */
export function button(name: string, scrolls = false): Target {
  const list = { tag: "div", role: "", name: "", keys: [{ name: "id", value: "list" }], scrolls };
  return {
    ...{ tag: "button", language: "", selector: "#captured" },
    recipes: [
      { kind: "role", role: "button", name, others: [], shared: false },
      { kind: "place", around: scrolls ? [list] : [], nth: 0, of: 1, before: "", after: "" },
    ],
  };
}
/** A step at a captured target. */
export const at = (target: Target, more = {}) => step("a", "step", { identifier: target.selector, target, ...more });
