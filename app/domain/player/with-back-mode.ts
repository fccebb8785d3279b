import type { BundleGuide } from "./bundle.ts";
import type { Stylings } from "./stylings.ts";

/** A guide whose Back does what the property wants of it (specification 1, section 3: `back_mode`). */
export function withBackMode(guide: BundleGuide, mode: Stylings["back_mode"]): BundleGuide {
  if (mode === "back") return guide;
  if (mode === "restart") return { ...guide, restarts: true };
  return { ...guide, steps: guide.steps.map((step) => ({ ...step, backButton: false })) };
}
