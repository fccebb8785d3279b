import { z } from "zod";
import { calls } from "./call.ts";
import { flagChange, flagValues, propertyLimitChange, propertyLimits } from "./plan.ts";

const all = "/v2/properties/:property/feature-flags";
const plan = z.object({ featureFlags: z.array(z.string()), featureFlagValues: flagValues, limits: propertyLimits });

export const featureFlagCalls = calls({
  getFeatureFlags: {
    method: "GET",
    path: all,
    summary: "Feature flags and limits of a property",
    access: { view: "home" },
    answer: plan,
  },
  updateFeatureFlags: {
    method: "PUT",
    path: all,
    summary: "Set feature flags and limits of a property; those that are not named stay",
    access: "super",
    lastWins: "only what is named is set",
    body: z.strictObject({ featureFlagValues: flagChange, limits: propertyLimitChange }).partial(),
    answer: plan,
  },
});
