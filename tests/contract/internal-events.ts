import { internalEventCalls } from "#app/contracts/internal-events.ts";
import { declared } from "#tests/support/declared.ts";

export default declared(internalEventCalls, {
  calls: {
    addInternalEvents: {
      need: "signed in",
      request: () => ({
        body: {
          data: [
            {
              name: "screen_opened",
              subject: { role: "admin", id: "a" },
              context: { userAgent: "test", propertyId: null, sessionId: "s", language: "en", appUrl: "/app", appSessionId: "a" },
              companyId: null,
              clientTimestamp: "2026-01-01T00:00:00.000Z",
              clientUuid: "0b9e1d8e-3f52-4f0c-9a44-0f3a0f7f7a10",
              version: 2,
            },
          ],
        },
      }),
    },
  },
});
