import { frequencyCalls } from "#app/contracts/frequency.ts";
import { declared } from "#tests/support/declared.ts";

export default declared(frequencyCalls, {
  calls: {
    getFrequency: {
      need: ["view", "users"],
      request: () => ({}),
    },
    updateFrequency: {
      need: ["edit", "users"],
      request: () => ({ body: { kinds: { guide: { times: 1, days: 1 } }, overall: null, quietHours: 4 } }),
    },
  },
  noItem: "each property has one",
});
