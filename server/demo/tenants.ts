import type { Database } from "#server/database/tables.ts";
import { DEMO_PASSWORD } from "./accounts.mjs";
import { type Author, addCompany, addManager, addProperty } from "./builders.ts";

/** The password of every demo account (design section 6). */
const ALL_FEATURES = { heart: true, nps: true, announcements: true, tooltips: true };
const ALL_PARTS = {
  heart: true,
  staffTrainingExtension: true,
  ssoSamlCompanyUsers: true,
  portfolioOverview: true,
  appDiscovery: true,
  usersV2: true,
};
const LANGUAGES: [string, string][] = [
  ["en", "English"],
  ["de", "Deutsch"],
];

export type DemoTenants = { company: number; crm: number; hr: number; shop: number; author: Author };

/** Companies, properties and accounts of the demo. `apiUrl` is where its host application runs. */
export async function addDemoTenants(db: Database, apiUrl: string): Promise<DemoTenants> {
  const acme = await addCompany(db, "Acme", ALL_PARTS);
  const globex = await addCompany(db, "Globex", { members: 5 });
  const crm = await addProperty(db, acme, {
    name: "Acme CRM",
    url: `${apiUrl}/demo/crm/`,
    timeZone: "Europe/Berlin",
    flags: ALL_FEATURES,
    limits: { aiAssistant: true, selectorConfig: true, public_guide: 50, public_chapter: 20 },
    stylings: { privacyLevel: 1, main_color: "#1f5bd6", enableAnnouncements: true, enableCopilot: true },
    settings: { demoHost: true },
    languages: LANGUAGES,
  });
  const hr = await addProperty(db, acme, {
    name: "Acme HR",
    url: "https://hr.acme.test",
    analyticsLevel: "basic",
    stylings: { privacyLevel: 0, enableAnnouncements: true },
    limits: { public_guide: 3 },
    languages: LANGUAGES,
  });
  const shop = await addProperty(db, globex, {
    name: "Globex Shop",
    url: "https://shop.globex.test",
    flags: { announcements: true },
    limits: { aiAssistant: true, selectorConfig: true },
    stylings: { enableAnnouncements: true },
  });
  const people: [email: string, name: string, ...grant: Parameters<typeof grantOf>][] = [
    ["admin@acme.test", "Ada Admin", "admin", "company", acme],
    ["moderator@acme.test", "Mo Moderator", "moderator", "company", acme],
    ["contributor@acme.test", "Coco Contributor", "contributor", "company", acme],
    ["crm-admin@acme.test", "Cleo Admin", "admin", "property", crm],
    ["crm-moderator@acme.test", "Cem Moderator", "moderator", "property", crm],
    ["crm-contributor@acme.test", "Cara Contributor", "contributor", "property", crm],
    ["admin@globex.test", "Gus Admin", "admin", "company", globex],
  ];
  await addManager(db, "super@handrail.test", "Sam Super", DEMO_PASSWORD, [], true);
  const managers: Author[] = [];
  for (const [email, name, ...grant] of people) managers.push(await addManager(db, email, name, DEMO_PASSWORD, [grantOf(...grant)]));
  const [author] = managers;
  if (!author) throw new Error("the demo needs an author");
  return { company: acme, crm, hr, shop, author };
}

function grantOf(role: "admin" | "moderator" | "contributor", scope: "company" | "property", id: number) {
  return { role, scope, id };
}
