import type { Page } from "#tests/targets/page.ts";
import * as billing from "./billing.ts";
import * as boards from "./boards.ts";
import * as calendars from "./calendars.ts";
import * as catalogue from "./catalogue.ts";
import * as components from "./components.ts";
import * as crm from "./crm.ts";
import * as dashboards from "./dashboards.ts";
import * as editors from "./editors.ts";
import * as fields from "./fields.ts";
import * as files from "./files.ts";
import * as frames from "./frames.ts";
import * as frameworks from "./frameworks.ts";
import * as icons from "./icons.ts";
import * as languages from "./languages.ts";
import * as layers from "./layers.ts";
import * as longLists from "./long-lists.ts";
import * as menus from "./menus.ts";
import * as messages from "./messages.ts";
import * as older from "./older.ts";
import * as settings from "./settings.ts";
import * as signIn from "./sign-in.ts";
import * as trees from "./trees.ts";
import * as twins from "./twins.ts";
import * as wizards from "./wizards.ts";
import * as work from "./work.ts";

const FILES = [
  ...[billing, boards, calendars, catalogue, components, crm, dashboards, editors, fields, files, frames, frameworks, icons],
  ...[languages, layers, longLists, menus, messages, older, settings, signIn, trees, twins, wizards, work],
];

export const PAGES: Page[] = FILES.flatMap((file) => Object.values<Page>(file));
