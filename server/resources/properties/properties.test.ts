import { expect, test } from "vitest";
import { FLAG_DEFAULTS, PROPERTY_LIMIT_DEFAULTS } from "#app/domain/plan.ts";
import { addProperty } from "#server/demo/builders.ts";
import { newTenant } from "#tests/support/tenant.ts";

const ONE = "/v2/properties/:p";

test("the list has those properties in which one has a role, by name, 50 of them and how many there are", async () => {
  const tenant = await newTenant({ name: "zebra" });
  for (let each = 0; each < 55; each++) await addProperty(tenant.db, tenant.companyId, { name: `App ${String(each).padStart(2, "0")}` });
  const all = await tenant.call("company contributor", "GET", "/v2/properties");
  const names = (all.body.data as { name: string }[]).map(({ name }) => name);
  expect(names).toHaveLength(50);
  expect(names.slice(0, 2)).toEqual(["App 00", "App 01"]);
  expect(all.body.total).toBe(56);
  const found = await tenant.call("company contributor", "GET", "/v2/properties?search=ZEB");
  expect(found.body).toMatchObject({ total: 1, data: [{ id: tenant.propertyId, name: "zebra" }] });
  expect((await tenant.call("property admin", "GET", "/v2/properties")).body).toMatchObject({ total: 1, data: [{ name: "zebra" }] });
  for (const search of ["%25", "_", "app%2000%00x"]) {
    const answer = await tenant.call("company contributor", "GET", `/v2/properties?search=${search}`);
    expect(answer.status === 400 || answer.body.total === 0).toBe(true);
  }
});

test("a list with details has each property as it is read alone, in the same order", async () => {
  const tenant = await newTenant({ name: "Zebra", flags: { nps: true } });
  const other = await addProperty(tenant.db, tenant.companyId, { name: "App", languages: [["de", "Deutsch"]] });
  const read = async (id: number) => (await tenant.call("company contributor", "GET", `/v2/properties/${id}`)).body;
  const { body } = await tenant.call("company contributor", "GET", "/v2/properties?detail=true");
  expect(body).toEqual({ total: 2, data: [await read(other), await read(tenant.propertyId)] });
  const plain = await tenant.call("company contributor", "GET", "/v2/properties?detail=false");
  expect(Object.keys((plain.body.data as object[])[0]!)).toEqual(["id", "name", "url", "companyId", "avatar"]);
  expect((await tenant.call("company contributor", "GET", "/v2/properties?detail=true&search=nothing")).body).toEqual({
    total: 0,
    data: [],
  });
});

test.each(["limit=0", "detail=yes", "limit=201", "limit=x", `search=${"x".repeat(201)}`])("a list with %s is refused", async (query) => {
  const tenant = await newTenant();
  expect((await tenant.call("company admin", "GET", `/v2/properties?${query}`)).status).toBe(400);
});

test("another tenant's property is not found, by no call", async () => {
  const [own, foreign] = [await newTenant(), await newTenant()];
  const at = `/v2/properties/${foreign.propertyId}`;
  const calls: [string, string, unknown?][] = [
    ["GET", at],
    ["PUT", at, { name: "Mine now" }],
    ["GET", `${at}/stylings`],
    ["PUT", `${at}/stylings`, { values: { main_color: "#123456" } }],
    ["GET", `/v3/properties/${foreign.propertyId}/content-settings`],
    ["PUT", `/v3/properties/${foreign.propertyId}/content-settings`, { values: { approvalRequired: true } }],
    ["GET", `${at}/texts`],
    ["PUT", `${at}/texts`, { texts: { search_no_result: "Mine" } }],
    ["GET", `${at}/feature-flags`],
    ["GET", `${at}/languages?filter=all`],
    ["GET", `${at}/tags`],
  ];
  for (const [method, path, body] of calls) {
    expect((await own.call("company admin", method, path, body)).status, `${method} ${path}`).toBe(404);
  }
  expect((await own.call("company admin", "GET", "/v2/properties/999999999")).status).toBe(404);
  expect((await own.call("company admin", "GET", "/v2/properties/0x1")).status).toBe(404);
});

test("saves on an older revision answer 409 with the present values", async () => {
  const tenant = await newTenant();
  const { body } = await tenant.call("company admin", "GET", ONE);
  const theirs = await tenant.call("company admin", "PUT", ONE, { name: "Theirs", revision: body.revision });
  expect(theirs).toMatchObject({ status: 200, body: { name: "Theirs" } });
  const late = await tenant.call("property admin", "PUT", ONE, { name: "Mine", revision: body.revision });
  expect(late).toMatchObject({ status: 409, body: { code: "changed_meanwhile", current: { name: "Theirs" } } });
  const stylings = await tenant.call("company admin", "PUT", `${ONE}/stylings`, {
    values: { main_color: "#111" },
    revision: body.revision,
  });
  expect(stylings).toMatchObject({ status: 409, body: { current: { revision: theirs.body.revision } } });
  const texts = { texts: { search_no_result: "None" }, revision: 0 };
  expect((await tenant.call("company admin", "PUT", `${ONE}/texts`, texts)).body).toMatchObject({ revision: 1, texts: texts.texts });
  expect((await tenant.call("company admin", "PUT", `${ONE}/texts`, texts)).status).toBe(409);
});

test.each([
  ["company contributor", 401],
  ["property contributor", 401],
  ["company moderator", 200],
  ["property moderator", 200],
  ["super", 200],
] as const)("a %s renaming a property", async (kind, status) => {
  const tenant = await newTenant();
  expect((await tenant.call(kind, "PUT", ONE, { name: "Renamed" })).status).toBe(status);
});

test.each([
  ["", { name: " " }],
  ["", { name: "x".repeat(121) }],
  ["", { name: "a\u0000b" }],
  ["", { url: "https://*.example.com" }],
  ["", { url: "javascript:alert(1)" }],
  ["", { url: `https://example.com/${"x".repeat(2000)}` }],
  ["", { assistant: { pageSegment: -1 } }],
  ["/stylings", { values: { main_color: "red" } }],
  ["/stylings", { values: { unknown: 1 } }],
  ["/stylings", { values: { privacyLevel: 2 } }],
  ["/texts", { texts: { search_no_result: "x".repeat(241) } }],
  ["/texts?lang=fr", { texts: { search_no_result: "Rien" } }],
])("%s refuses %j", async (path, body) => {
  const tenant = await newTenant();
  expect((await tenant.call("company admin", "PUT", `${ONE}${path}`, body)).status).toBe(422);
});

test("flags, limits and languages are told with their defaults", async () => {
  const tenant = await newTenant({
    flags: { heart: true, nps: false, tooltips: false, announcements: false },
    limits: { public_guide: 3, aiAssistant: false, selectorConfig: false },
    languages: [["en", "English"]],
  });
  expect((await tenant.call("property contributor", "GET", `${ONE}/feature-flags`)).body).toEqual({
    featureFlags: ["heart"],
    featureFlagValues: { ...FLAG_DEFAULTS, heart: true },
    limits: { ...PROPERTY_LIMIT_DEFAULTS, public_guide: 3 },
  });
  await tenant.db
    .insertInto("languages")
    .values({ property_id: tenant.propertyId, key: "fr", name: "Français", visibility: "private" })
    .execute();
  const keys = async (query: string) => {
    const { data } = (await tenant.call("company admin", "GET", `${ONE}/languages${query}`)).body as { data: { key: string }[] };
    return data.map(({ key }) => key);
  };
  expect(await keys("")).toEqual(["en"]);
  expect(await keys("?filter=all")).toEqual(["en", "fr"]);
});

test("the texts of the assistant before anybody wrote any (specification 1, section 3: Property texts)", async () => {
  const tenant = await newTenant();
  expect((await tenant.call("company admin", "GET", `${ONE}/texts?lang=en`)).body).toEqual({
    language: "en",
    revision: 0,
    texts: {
      search_bar_placeholder: "Search ...",
      search_page_initial_placeholder: "",
      search_no_result: "No Results",
      external_link_text: "Click here for more help",
      external_link_header: "Sorry, we couldn't find what you were looking for!",
      search_filter_label_guides: "Guide",
      search_filter_label_announcements: "",
      search_filter_label_documents: "",
      step_not_found_header: "This step was not found",
      step_not_found_description: "The page may have changed. The guide continues as soon as the step appears.",
      step_not_found_back: "Back",
      step_not_found_exit: "Exit Guide",
      guide_completed_header: "Done",
    },
  });
});
