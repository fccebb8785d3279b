import { authorizationCalls } from "./authorization.ts";
import type { Call } from "./call.ts";
import { chapterCalls } from "./chapters.ts";
import { companyCalls } from "./companies.ts";
import { guideCalls } from "./guides.ts";
import { internalEventCalls } from "./internal-events.ts";
import { managerCalls } from "./managers.ts";
import { personalCalls } from "./personal.ts";
import { propertyCalls } from "./properties.ts";
import { reportCalls } from "./reports.ts";

/** Every call of the contract, by noun: what /openapi.json and /docs are made from, and what tests walk. */
export const CONTRACT: Record<string, Record<string, Call>> = {
  managers: managerCalls,
  personal: personalCalls,
  properties: propertyCalls,
  companies: companyCalls,
  guides: guideCalls,
  chapters: chapterCalls,
  authorization: authorizationCalls,
  reports: reportCalls,
  events: internalEventCalls,
};
