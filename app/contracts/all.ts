import { attributeCalls } from "./attributes.ts";
import { authorizationCalls } from "./authorization.ts";
import { bundleCalls } from "./bundles.ts";
import type { Call } from "./call.ts";
import { chapterCalls } from "./chapters.ts";
import { companyCalls } from "./companies.ts";
import { companyUserCalls } from "./company-users.ts";
import { copilotCalls } from "./copilot.ts";
import { copilotSettingCalls } from "./copilot-settings.ts";
import { documentCalls } from "./documents.ts";
import { featureFlagCalls } from "./feature-flags.ts";
import { foreignUserCalls } from "./foreign-users.ts";
import { frequencyCalls } from "./frequency.ts";
import { guideCopyCalls } from "./guide-copies.ts";
import { guideCalls } from "./guides.ts";
import { imageCalls } from "./images.ts";
import { importCalls } from "./imports.ts";
import { inPageCalls } from "./in-page.ts";
import { internalEventCalls } from "./internal-events.ts";
import { journeyCalls } from "./journeys.ts";
import { languageCalls } from "./languages.ts";
import { magicLinkCalls } from "./magic-links.ts";
import { managerCalls } from "./managers.ts";
import { messageResultCalls } from "./message-results.ts";
import { messageCalls } from "./messages.ts";
import { pageSegmentCalls } from "./page-segments.ts";
import { personalCalls } from "./personal.ts";
import { popupCalls } from "./popups.ts";
import { propertyCalls } from "./properties.ts";
import { propertySettingCalls } from "./property-settings.ts";
import { publicAnswerCalls } from "./public-answers.ts";
import { publishingCalls } from "./publishing.ts";
import { reportCalls } from "./reports.ts";
import { segmentCalls } from "./segments.ts";
import { tagCalls } from "./tags.ts";
import { taskCalls } from "./tasks.ts";
import { themeCalls } from "./themes.ts";
import { tooltipCalls } from "./tooltips.ts";
import { userCalls } from "./users.ts";
import { validatorCalls } from "./validators.ts";
import { versionCalls } from "./versions.ts";
import { whyCalls } from "./why.ts";

/** Every call of the contract by noun, which is also the name of its file. /openapi.json, /docs and the tests are made from it. */
export const CONTRACT: Record<string, Record<string, Call>> = {
  managers: managerCalls,
  "magic-links": magicLinkCalls,
  personal: personalCalls,
  properties: propertyCalls,
  "property-settings": propertySettingCalls,
  themes: themeCalls,
  "feature-flags": featureFlagCalls,
  languages: languageCalls,
  segments: segmentCalls,
  "page-segments": pageSegmentCalls,
  tags: tagCalls,
  tooltips: tooltipCalls,
  validators: validatorCalls,
  journeys: journeyCalls,
  frequency: frequencyCalls,
  images: imageCalls,
  companies: companyCalls,
  users: userCalls,
  "company-users": companyUserCalls,
  "foreign-users": foreignUserCalls,
  bundles: bundleCalls,
  guides: guideCalls,
  "guide-copies": guideCopyCalls,
  chapters: chapterCalls,
  popups: popupCalls,
  messages: messageCalls,
  "public-answers": publicAnswerCalls,
  "message-results": messageResultCalls,
  versions: versionCalls,
  publishing: publishingCalls,
  attributes: attributeCalls,
  authorization: authorizationCalls,
  reports: reportCalls,
  "internal-events": internalEventCalls,
  tasks: taskCalls,
  imports: importCalls,
  why: whyCalls,
  "in-page": inPageCalls,
  copilot: copilotCalls,
  "copilot-settings": copilotSettingCalls,
  documents: documentCalls,
};
