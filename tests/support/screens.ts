import { attributeScreens } from "#tests/screens/attributes.ts";
import { chapterScreens } from "#tests/screens/chapters.ts";
import { customizeScreens } from "#tests/screens/customize.ts";
import { guideScreens } from "#tests/screens/guides.ts";
import { hintScreens } from "#tests/screens/hints.ts";
import { messageScreens } from "#tests/screens/messages.ts";
import { pageSegmentScreens } from "#tests/screens/page-segments.ts";
import { personalScreens } from "#tests/screens/personal.ts";
import { propertyScreens } from "#tests/screens/property.ts";
import { reportScreens } from "#tests/screens/reports.ts";
import { segmentScreens } from "#tests/screens/segments.ts";
import { tagScreens } from "#tests/screens/tags.ts";
import { taskScreens } from "#tests/screens/tasks.ts";
import { userScreens } from "#tests/screens/users.ts";
import { whyScreens } from "#tests/screens/why.ts";
import type { Screens } from "./declared.ts";

/** Where the demo has what the screens show; a tenant of a test has it elsewhere. */
export const IN_THE_DEMO = {
  ...{ chapter: 1, guide: 1, step: "contacts", attribute: 3, companyAttribute: 1, user: 1, person: 2001 },
  ...{ segment: 1, pageSegment: 1, tag: 1, journey: 1, tooltip: 1, validator: 1, act: "move" },
  ...{ announcement: 1, nps: 2, survey: 3, message: 1, messageAct: "archive", styling: "avatar_img", theme: 1 },
  ...{ centre: 1, document: 1 },
};

/** Every route of a property, by its folder. */
export const SCREENS: Screens = {
  ...propertyScreens,
  ...guideScreens,
  ...chapterScreens,
  ...customizeScreens,
  ...reportScreens,
  ...personalScreens,
  ...taskScreens,
  ...attributeScreens,
  ...userScreens,
  ...segmentScreens,
  ...whyScreens,
  ...pageSegmentScreens,
  ...tagScreens,
  ...hintScreens,
  ...messageScreens,
};

type Document = { address: string; status: number; loader?: Screens[string]["loader"] };

/** Every document of the dashboard. `:p` is the property; `:chapter`, `:guide` and the like are something that is there. */
export const DOCUMENTS: Document[] = [
  ...Object.entries(SCREENS).flatMap(([folder, { shown = [], loader }]) =>
    shown.map((query): Document => ({ address: addressOf(folder) + query, status: 200, loader })),
  ),
  { address: "/app/:p/manage/999999/edit/steps", status: 404 },
  { address: "/app/:p/messages/list/:nps/link", status: 200, loader: ["view", "messages"] },
  { address: "/sandbox", status: 200 },
  { address: "/privacy-policy", status: 200 },
  { address: "/error-page", status: 404 },
  { address: "/error-page?error=unauthorized", status: 403 },
  { address: "/logout", status: 200 },
];

/** Pages of the upstream that people see. */
export const UPSTREAM_PAGES = ["/docs", "/realms/handrail/outbox", "/demo/crm/"] as const;

function addressOf(folder: string): string {
  return `/app/${folder
    .replace("_plain/", "")
    .replace("$property", ":p")
    .replaceAll(/\$(\w+?)(Id)?\b/g, ":$1")}`;
}

/** The address of a document, with what stands in it: `{ p, chapter, guide, … }`. */
export function addressWith(address: string, ids: Record<string, string | number>): string {
  return address.replaceAll(/:([a-z]+)/gi, (_, name: string) => String(ids[name]));
}
