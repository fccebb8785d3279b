import { featureFlagCalls } from "#app/contracts/feature-flags.ts";
import { declared } from "#tests/support/declared.ts";

export default declared(featureFlagCalls, {
  calls: {
    getFeatureFlags: {
      need: ["view", "home"],
      madeBy: "scripts of customers; the dashboard reads them with the property",
      request: () => ({}),
    },
    updateFeatureFlags: {
      need: "super admins",
      madeBy: "super admins of an installation, by script",
      request: () => ({
        kind: "super",
        body: { featureFlagValues: { nps: true }, limits: { aiAssistant: true, public_guide: -1 } },
      }),
    },
  },
  noItem: "columns of the property itself",
});
