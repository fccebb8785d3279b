import { messageResultCalls } from "#app/contracts/message-results.ts";
import { answer, liveMessage } from "#tests/support/answered.ts";
import { declared } from "#tests/support/declared.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const list = () => ({ query: { from: "2026-01-01", to: "2026-01-31", sort: "title", compare: "yes" } });
const one = (type: "announcement" | "nps" | "survey") => async (tenant: Tenant) => ({
  params: { announcement: await liveMessage(tenant, type) },
});
const note = (type: "nps" | "survey") => async (tenant: Tenant) => {
  const announcement = await liveMessage(tenant, type);
  const given = await answer(tenant, announcement, { type, answers: { main: 4 } });
  return { params: { announcement, answer: given }, body: { tags: ["Billing"], followUp: "open" } };
};

export default declared(messageResultCalls, {
  calls: {
    reportAnnouncements: { need: ["view", "analytics"], request: list },
    reportAnnouncement: { need: ["view", "analytics"], request: one("announcement") },
    reportSurveys: { need: ["view", "analytics"], request: list },
    reportSurvey: { need: ["view", "analytics"], request: one("survey") },
    reportSurveyCrossTab: {
      need: ["view", "analytics"],
      request: async (tenant) => ({ ...(await one("survey")(tenant)), query: { question: "main" } }),
    },
    listSurveyAnswers: { need: ["view", "analytics"], request: one("survey") },
    noteSurveyAnswer: { need: ["edit", "analytics"], request: note("survey") },
    reportNpsMessages: { need: ["view", "nps"], request: list },
    reportNps: { need: ["view", "nps"], request: one("nps") },
    listNpsAnswers: { need: ["view", "nps"], request: one("nps") },
    noteNpsAnswer: { need: ["edit", "nps"], request: note("nps") },
  },
  noItem: "figures of messages, which are items themselves",
  parameters: () => ({ answer: "00000000-0000-4000-8000-000000000000" }),
});
