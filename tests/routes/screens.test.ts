import { createElement } from "react";
import { useTranslation } from "react-i18next";
import { beforeAll, describe, expect, test } from "vitest";
import { addDocument } from "#server/resources/documents/document-store.ts";
import { problemsOf } from "#tests/e2e/support/html.ts";
import { allowed, type Kind } from "#tests/support/access-table.ts";
import { documents, documentsFor } from "#tests/support/documents.ts";
import { news } from "#tests/support/messages.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { addressWith, DOCUMENTS } from "#tests/support/screens.ts";
import { missingTexts, shownTexts } from "#tests/support/shown-texts.ts";
import { addHelpCentre } from "#tests/support/stored-help-centres.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { typedControls } from "#tests/support/typed-controls.ts";

type Documents = Awaited<ReturnType<typeof documents>>;

/** Words of the examples in the style guide that are keys elsewhere. */
const EXAMPLES = ["people", "menu", "guide", "search", "message", "minutes", "link"];
const KINDS = ["company admin", "company contributor"] as const;
const LANGUAGES = ["en", "de"] as const;

let tenant: Tenant;
const people = new Map<string, Documents>();
let ids: Record<string, string | number>;
beforeAll(async () => {
  tenant = await newTenant();
  const chapter = await tenant.chapter("First steps", true);
  const guide = await tenant.guide({ chapter, live: true });
  await tenant.call("company admin", "POST", "/v2/properties/:p/popups", { tutorial: guide, type: "announcement" });
  await tenant.guide({ title: "Another way" });
  const user = await addForeignUser(tenant.db, tenant.propertyId, { plan: "team" });
  const person = await addCompanyUser(tenant.db, tenant.companyId, { plan: "team" });
  const attribute = await tenant.attribute("plan");
  const companyAttribute = await tenant.attribute("department", "string", true);
  const segment = await tenant.segment("Trial accounts");
  const pageSegment = await tenant.pageSegment("Deals", ["/deals*", "/board*", "/pipeline*", "/forecast*"]);
  const tag = await tenant.tag("New deal");
  const message = await tenant.message("announcement", "More news");
  await tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${message}`, {
    announcement: { languageTexts: { en: { texts: news("More news") } }, publishing: true },
  });
  const journey = await tenant.journey("Deal made", tag, await tenant.tag("Deals", { pageSegment }));
  ids = {
    p: tenant.propertyId,
    chapter,
    guide,
    step: "press",
    attribute,
    companyAttribute,
    user,
    person,
    segment,
    pageSegment,
    tag,
    journey,
    tooltip: await tenant.tooltip("Save"),
    validator: await tenant.validator("Save"),
    announcement: await tenant.message("announcement", "News"),
    nps: await tenant.message("nps", "Would you recommend us?"),
    survey: await tenant.message("survey", "Do you like it?"),
    message,
    act: "move",
    messageAct: "archive",
    styling: "avatar_img",
    theme: Number((await tenant.call("company admin", "POST", "/v2/properties/:p/themes", { name: "Acme" })).body.id),
    centre: await addHelpCentre(tenant, { name: "Help", address: "https://help.acme.test/", state: "failed", problem: "no_list" }),
    document: await addDocument(tenant.db, tenant.propertyId, { title: "Travel costs", language: "en", text: "Ask first." }, null),
  };
  for (const kind of KINDS) people.set(kind, await documentsFor(tenant, kind));
});

const as = (kind: (typeof KINDS)[number]) => people.get(kind) as Documents;
const choose = async ({ send }: Documents, what: "language" | "theme", value: string) =>
  expect((await send(`/preferences/${what}`, { [what]: value, return: "/app" })).status).toBe(302);

/** What somebody gets who may not: the screen says so, or leads to the page that does (section 6 of the specification). */
function expectedOf({ status, loader }: (typeof DOCUMENTS)[number], kind: Kind): number | string {
  if (!loader) return status;
  const [action, section] = loader;
  if (!allowed(kind, "view", section)) return "/error-page?error=unauthorized";
  return allowed(kind, action, section) ? status : 401;
}

/** What is wrong with a document that people read in a language. */
async function faultsOf(html: string, language: string): Promise<string[]> {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return [
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...(new RegExp(`<html[^>]* lang="${language}"`).test(html) ? [] : ["in another language"]),
    ...(/^\S.* · Handrail$/.test(title) ? [] : [`titled “${title}”`]),
    ...missingTexts(html, language).map((text) => `missing text: ${text}`),
    ...unlabelled(html).map((name) => `typed without its label along: ${name}`),
    ...(await problemsOf(html)),
  ];
}

/** Fields that a page could not name if their form had to be kept. */
function unlabelled(html: string): string[] {
  const forms = html.match(/<form[^>]* method="post".*?<\/form>/gs) ?? [];
  return forms.map(typedControls).flatMap(({ typed, labelled }) => typed.filter((name) => !labelled.includes(name)));
}

describe.each(KINDS)("for a %s every screen is a whole document", (kind) => {
  test.each(LANGUAGES)("%s", async (language) => {
    const person = as(kind);
    await choose(person, "language", language);
    for (const document of DOCUMENTS) {
      const { address } = document;
      const { status, to, html } = await person.open(addressWith(address, ids));
      expect([address, to ?? status]).toEqual([address, expectedOf(document, kind)]);
      const words = address === "/sandbox" ? EXAMPLES.map((word) => `missing text: ${word}`) : [];
      const faults = to === null ? await faultsOf(html, language) : [];
      expect([address, faults.filter((fault) => !words.includes(fault))]).toEqual([address, []]);
    }
  });
});

describe("the account row", () => {
  const list = () => addressWith("/app/:p/manage/list", ids);
  /** The buttons of the account row that are pressed, by name and value. */
  const pressed = (html: string) => [...html.matchAll(/<button[^>]*name="(language|theme)" value="(\w+)"[^>]*aria-pressed="true"/g)];

  test.each([
    ["en", "system"],
    ["en", "dark"],
    ["de", "light"],
  ])("says what was chosen: %s, %s", async (language, theme) => {
    const person = as("company admin");
    await choose(person, "language", language);
    await choose(person, "theme", theme);
    const { html } = await person.open(list());
    expect(pressed(html).map(([, name, value]) => [name, value])).toEqual([
      ["language", language],
      ["theme", theme],
    ]);
    expect(html).toMatch(new RegExp(`<html[^>]* data-theme="${theme}"`));
    expect(await faultsOf(html, language)).toEqual([]);
  });

  test.each([
    ["company admin", "Company admin"],
    ["company contributor", "Company contributor"],
  ] as const)("says who a %s is", async (kind, role) => {
    await choose(as(kind), "language", "en");
    const { html } = await as(kind).open(list());
    const { name, email } = (await tenant.person(kind)).manager;
    for (const text of [name, email, role]) expect(shownTexts(html)).toContain(text);
  });
});

test("a contributor reads a draft, is told why it cannot be saved, and creates nothing", async () => {
  const person = as("company contributor");
  await choose(person, "language", "en");
  const draft = await tenant.guide({ title: "A draft" });
  const { html } = await person.open(`/app/${tenant.propertyId}/manage/${draft}/edit/steps`);
  expect(html).toMatch(/<button type="button" name="intent" value="save"[^>]* aria-disabled="true"/);
  const [, reason = ""] = /value="save"[^>]* aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<p[^>]* id="${reason}"[^>]*>Your role doesn’t allow this\\.<`));
  const list = await person.open(addressWith("/app/:p/manage/list", ids));
  expect(list.html).toContain("A draft");
  expect(list.html).not.toContain(`href="/app/${tenant.propertyId}/manage/create`);
  expect((await as("company admin").open(addressWith("/app/:p/manage/list", ids))).html).toContain("/manage/create");
});

test("public pages carry no script, and the error page leads back", async () => {
  const nobody = await documents();
  for (const address of ["/login?silent=no", "/privacy-policy", "/error-page", "/error-page?error=unauthorized"]) {
    const { html } = await nobody.open(address);
    expect([address, html.includes("<h1"), html.includes("<script")]).toEqual([address, true, false]);
  }
  expect((await nobody.open("/error-page")).html).toMatch(/<a [^>]*href="\/app"/);
});

describe("what the checks find", () => {
  /** The markup of texts by their keys, none of which the types know. */
  const markupOf = (...keys: string[]) => {
    const Texts = () => {
      const t: (key: string) => string = useTranslation("common").t;
      return createElement(
        "p",
        { title: t(keys[0] ?? "") },
        keys.map((key) => createElement("b", { key }, t(key))),
      );
    };
    return markupAt("/", createElement(Texts));
  };

  test("a key of any namespace, of none, within a text, and a value that was not filled in", async () => {
    expect(missingTexts(await markupOf("manage:nothing_like_this"), "en")).toEqual(["nothing_like_this", "nothing_like_this"]);
    // A text of another namespace, asked of this one.
    expect(missingTexts(await markupOf("archive"), "en")).toEqual(["archive", "archive"]);
    expect(missingTexts(await markupOf("guide_count"), "en")).toEqual(["guide_count", "guide_count"]);
    expect(missingTexts("<p>Saved: state_live_since</p><p>{{count}} guides</p>", "en")).toEqual([
      "Saved: state_live_since",
      "{{count}} guides",
    ]);
    expect(missingTexts(await markupOf("search", "manage:guides"), "en")).toEqual([]);
    expect(missingTexts("<p>a@some_where.test</p><code>snake_case</code><script>let a_b</script>", "en")).toEqual([]);
  });

  test("two headings, no title, an id twice, and a control without a label", async () => {
    const html =
      '<!doctype html><html lang="en"><head><title>Handrail</title></head><body><h1>A</h1><h1>B</h1><p id="a">A</p><p id="a">B</p><input type="text" name="b"></body></html>';
    const found = (await faultsOf(html, "en")).join("\n");
    for (const fault of ["2 headings", "titled “Handrail”", "no-dup-id", "input-missing-label"]) expect(found).toContain(fault);
    expect(await faultsOf(html, "de")).toContain("in another language");
  });
});

test.each([
  ["manage/list", ["Guides"]],
  ["manage/:guide/edit/steps", ["Guides"]],
  ["analytics/content/guides", ["Analytics", "Guide analytics"]],
  ["analytics/content/guides/:guide", ["Analytics", "Guide analytics"]],
  ["analytics/content/surveys", ["Analytics", "Surveys"]],
  ["settings/personal/login", ["Settings"]],
])("%s belongs to %j of the side bar", async (address, current) => {
  await choose(as("company admin"), "language", "en");
  const { html } = await as("company admin").open(`/app/${ids.p}/${address.replace(":guide", String(ids.guide))}`);
  const shell = html.slice(0, html.indexOf("<main"));
  const marked = [...shell.matchAll(/<a [^>]*aria-current="(?:page|true)"[^>]*>(.*?)<\/a>/gs)].map(([, inner = ""]) =>
    inner.replace(/<[^>]+>/g, "").trim(),
  );
  expect(marked).toEqual(current);
});
