import type { Api } from "#server/http/on.ts";
import { attributeRoutes } from "./attributes/routes.ts";
import { authorizationRoutes } from "./authorization/routes.ts";
import { bundleRoutes } from "./bundles/routes.ts";
import { chapterRoutes } from "./chapters/routes.ts";
import { companyRoutes } from "./companies/routes.ts";
import { companyUserRoutes } from "./company-users/routes.ts";
import { copilotRoutes } from "./copilot/routes.ts";
import { copilotSettingRoutes } from "./copilot-settings/routes.ts";
import { documentRoutes } from "./documents/routes.ts";
import { foreignUserRoutes } from "./foreign-users/routes.ts";
import { frequencyRoutes } from "./frequency/routes.ts";
import { guideCopyRoutes } from "./guide-copies/routes.ts";
import { guideRoutes } from "./guides/routes.ts";
import { imageRoutes } from "./images/routes.ts";
import { importRoutes } from "./imports/routes.ts";
import { inPageRoutes } from "./in-page/routes.ts";
import { internalEventRoutes } from "./internal-events/routes.ts";
import { journeyRoutes } from "./journeys/routes.ts";
import { languageRoutes } from "./languages/routes.ts";
import { magicLinkRoutes } from "./magic-links/routes.ts";
import { managerRoutes } from "./managers/routes.ts";
import { messageResultRoutes } from "./message-results/routes.ts";
import { messageRoutes } from "./messages/routes.ts";
import { pageSegmentRoutes } from "./page-segments/routes.ts";
import { featureFlagRoutes } from "./plans/routes.ts";
import { popupRoutes } from "./popups/routes.ts";
import { propertyRoutes } from "./properties/routes.ts";
import { propertySettingRoutes } from "./property-settings/routes.ts";
import { publicAnswerRoutes } from "./public-answers/routes.ts";
import { publishingRoutes } from "./publishing/routes.ts";
import { reportRoutes } from "./reports/routes.ts";
import { segmentDraftRoutes } from "./segments/drafts.ts";
import { segmentPreviewRoutes } from "./segments/preview.ts";
import { segmentRoutes } from "./segments/routes.ts";
import { tagRoutes } from "./tags/routes.ts";
import { taskRoutes } from "./tasks/routes.ts";
import { themeRoutes } from "./themes/routes.ts";
import { tooltipRoutes } from "./tooltips/routes.ts";
import { userRoutes } from "./users/routes.ts";
import { validatorRoutes } from "./validators/routes.ts";
import { versionRoutes } from "./versions/routes.ts";
import { whyRoutes } from "./why/routes.ts";

/** The routes of every noun of the contract. server/app.ts adds those for host pages and those of the realm. */
export const resourceRoutes: ((api: Api) => void)[] = [
  attributeRoutes,
  authorizationRoutes,
  chapterRoutes,
  companyRoutes,
  companyUserRoutes,
  copilotRoutes,
  copilotSettingRoutes,
  documentRoutes,
  foreignUserRoutes,
  frequencyRoutes,
  bundleRoutes,
  guideRoutes,
  guideCopyRoutes,
  imageRoutes,
  internalEventRoutes,
  journeyRoutes,
  languageRoutes,
  magicLinkRoutes,
  managerRoutes,
  messageRoutes,
  messageResultRoutes,
  pageSegmentRoutes,
  featureFlagRoutes,
  popupRoutes,
  propertyRoutes,
  propertySettingRoutes,
  publicAnswerRoutes,
  publishingRoutes,
  reportRoutes,
  segmentDraftRoutes,
  segmentPreviewRoutes,
  segmentRoutes,
  tagRoutes,
  themeRoutes,
  tooltipRoutes,
  validatorRoutes,
  taskRoutes,
  importRoutes,
  inPageRoutes,
  userRoutes,
  versionRoutes,
  whyRoutes,
];
