import { expect, test } from "vitest";
import { mainNavigation, type NavigationFacts, type NavigationItem, settingsNavigation } from "./navigation.ts";
import { ROLES } from "./roles.ts";

const role = (text: string) => {
  if (text === "super") return { scope: "super" } as const;
  const [scope, name] = text.split(" ");
  return { scope, role: name } as NavigationFacts["role"];
};
const facts = (name: string, analyticsLevel: NavigationFacts["analyticsLevel"] = "advanced"): NavigationFacts => ({
  role: role(name),
  analyticsLevel,
  privacyLevel: 0,
  flags: {},
  limits: {},
  companyLimits: {},
});
const keys = (facts: NavigationFacts) => mainNavigation(facts).flatMap(({ items }) => items.map(({ key }) => key));

test.each(["super", ...ROLES.flatMap((each) => [`company ${each}`, `property ${each}`])])(
  "a %s sees guides, the look and users unless a contributor, and analytics by its level",
  (name) => {
    const always = name.endsWith("contributor") ? ["guides"] : ["guides", "customize", "users"];
    expect(keys(facts(name))).toEqual([...always, "analytics"]);
    expect(keys(facts(name, "basic"))).toEqual([...always, "analytics"]);
    expect(keys(facts(name, "none"))).toEqual([...always]);
  },
);

test.each([
  ["super", ["sign_in", "token"]],
  ["company admin", ["sign_in", "token"]],
  ["property admin", ["sign_in", "token"]],
  ["company moderator", ["sign_in"]],
  ["property moderator", ["sign_in"]],
  ["company contributor", ["sign_in"]],
  ["property contributor", ["sign_in"]],
])("the settings of a %s are %j", (name, items) => {
  const groups = settingsNavigation(facts(name, "none"));
  expect(groups.map(({ group, items }) => [group, items.map(({ key }) => key)])).toEqual([
    // Whoever may see the processes of the company has them in any plan.
    ...(name.endsWith("contributor") ? [] : [["company", ["processes"]]]),
    ["personal", items],
  ]);
});

// Spec 2 §2 and §6.
test.each([
  ["company admin", ["company_users", "company_attributes", "processes"]],
  ["company moderator", ["company_users", "company_attributes", "processes"]],
  ["property admin", ["company_users", "company_attributes", "processes"]],
  ["property moderator", ["processes"]],
  ["company contributor", []],
])("with the extension for staff training the company's settings of a %s are %j", (name, items) => {
  const groups = settingsNavigation({ ...facts(name), companyLimits: { staffTrainingExtension: true } });
  expect(groups.filter(({ group }) => group === "company").flatMap((group) => group.items.map(({ key }) => key))).toEqual(items);
});

test("without a role, or with one that nobody knows, nothing is there", () => {
  for (const nobody of [null, { scope: "company", role: "owner" } as unknown as NavigationFacts["role"]]) {
    expect(mainNavigation({ ...facts("super"), role: nobody })).toEqual([]);
    expect(settingsNavigation({ ...facts("super"), role: nobody })).toEqual([]);
  }
});

test("results of surveys are there with HEART, too: its own screen of them is yet to come", () => {
  const withHeart = { ...facts("property admin"), privacyLevel: 1, flags: { heart: true, nps: true } };
  const analytics = mainNavigation(withHeart).flatMap(({ items }) => items.filter(({ key }) => key === "analytics"));
  expect(analytics.flatMap(({ items = [] }) => items.map(({ key }) => key))).toEqual([
    ...["analytics_content", "analytics_announcements", "analytics_surveys", "analytics_nps", "analytics_searches"],
  ]);
});

const withSecondLevel = (item: NavigationItem): NavigationItem[] => [item, ...(item.items ?? [])];

test("addresses are relative and each key is there once", () => {
  const all = facts("super");
  const items = [...mainNavigation(all), ...settingsNavigation(all)].flatMap((group) => group.items.flatMap(withSecondLevel));
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  for (const { address } of items) expect(address).toMatch(/^[a-z][a-z/-]*[a-z]$/);
});
