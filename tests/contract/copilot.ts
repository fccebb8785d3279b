import { copilotCalls } from "#app/contracts/copilot.ts";
import { declared } from "#tests/support/declared.ts";

export default declared(copilotCalls, {
  calls: {
    describeSegment: {
      need: "signed in",
      request: ({ propertyId }) => ({ body: { description: "plan is pro", propertyId } }),
    },
    summarizeComments: {
      need: "signed in",
      request: ({ propertyId }) => ({ query: { property_id: String(propertyId) }, body: { question: "Why?", comments: ["Slow search"] } }),
    },
  },
  noItem: "the property is named in the body, which the test of the call tries",
});
