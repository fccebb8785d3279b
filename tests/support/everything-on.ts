import type { NavigationFacts } from "#app/domain/access/navigation.ts";
import { COMPANY_LIMIT_DEFAULTS, FLAG_DEFAULTS, PROPERTY_LIMIT_DEFAULTS } from "#app/domain/plan.ts";

const on = <D extends object>(defaults: D) =>
  Object.fromEntries(Object.entries(defaults).map(([key, value]) => [key, typeof value === "boolean" ? true : value])) as D;

/** A super admin in a property with every part of the product. */
export const EVERYTHING_ON: NavigationFacts = {
  role: { scope: "super" },
  analyticsLevel: "advanced",
  privacyLevel: 1,
  flags: on(FLAG_DEFAULTS),
  limits: on(PROPERTY_LIMIT_DEFAULTS),
  companyLimits: on(COMPANY_LIMIT_DEFAULTS),
};
