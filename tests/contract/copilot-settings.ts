import { copilotSettingCalls } from "#app/contracts/copilot-settings.ts";
import { declared } from "#tests/support/declared.ts";

export default declared(copilotSettingCalls, {
  calls: {
    getCopilot: { need: ["view", "application-settings"], plan: "aiAssistant", request: () => ({}) },
    updateCopilot: {
      need: ["edit", "application-settings"],
      plan: "aiAssistant",
      request: () => ({
        body: {
          enabled: true,
          userSegmentId: 0,
          tone: "friendly",
          contact: "https://help.test",
          byModel: false,
          sources: ["guides", "documents"],
        },
      }),
    },
    tryCopilot: {
      need: ["view", "application-settings"],
      plan: "aiAssistant",
      request: () => ({ query: { question: "How do I find my way?", lang: "en" } }),
    },
    listQuestions: { need: ["view", "application-settings"], plan: "aiAssistant", request: () => ({}) },
  },
  noItem: "each property has one",
});
