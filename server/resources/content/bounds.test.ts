import { beforeAll, expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const LANGUAGES: [string, string][] = [
  ["en", "English"],
  ["de", "Deutsch"],
];
const many = <T>(count: number, value: T) =>
  Object.fromEntries(Array.from({ length: count }, (_, each) => [`aa-${String(each).padStart(5, "0")}`, value]));

let tenant: Tenant;
let guide: string;
let chapter: string;
beforeAll(async () => {
  tenant = await newTenant({ languages: LANGUAGES });
  guide = `/v2/properties/:p/tutorials/${await tenant.guide()}`;
  chapter = `/v2/properties/:p/launchers/${await tenant.chapter()}`;
});

const off = { status: "off" } as const;
const words = { title: "T", subtitle: "" };

test.each([
  ["guide", "tutorial.languageTexts", () => guide, { tutorial: { languageTexts: { fr: off } } }],
  ["chapter", "languageTexts", () => chapter, { languageTexts: { de: off, fr: off } }],
  ["chapter's texts", "texts", () => `${chapter}/texts/all`, { texts: { fr: words } }],
] as const)("a %s takes languages of its property alone, and says so at the field %s", async (_, path, address, body) => {
  const answer = await tenant.call("company admin", "PUT", address(), body);
  expect(answer).toMatchObject({ status: 422, body: { fields: [{ path, code: "language_error_unknown" }] } });
});

test.each([
  ["guide", () => guide, { tutorial: { languageTexts: many(25_000, off) } }],
  ["chapter", () => chapter, { languageTexts: many(25_000, off) }],
  ["chapter's texts", () => `${chapter}/texts/all`, { texts: many(15_000, words) }],
] as const)("a %s with thousands of languages is refused", async (_, address, body) => {
  expect((await tenant.call("property contributor", "PUT", address(), body)).status).toBe(422);
});

test("languages of the property are taken", async () => {
  const texts = { de: off, en: { status: "on" } };
  const saved = await tenant.call("company admin", "PUT", guide, { tutorial: { languageTexts: texts } });
  expect(saved).toMatchObject({ status: 200, body: { languageTexts: texts } });
  expect((await tenant.call("company admin", "PUT", chapter, { languageTexts: texts })).body.languageTexts).toEqual(texts);
});

test("fields that nobody knows are refused", async () => {
  expect((await tenant.call("company admin", "PUT", guide, { tutorial: { colour: "red" } })).status).toBe(422);
});

test("of content settings those are taken that there are, of their type", async () => {
  const at = "/v3/properties/:p/content-settings";
  const save = (values: object) => tenant.call("company admin", "PUT", at, { values });
  for (const values of [{ showHints: true }, { approvalRequired: "yes" }, { approvalRequired: null }])
    expect(await save(values)).toMatchObject({ status: 422, body: { code: "invalid_fields" } });
  expect((await save({ approvalRequired: true })).body).toMatchObject({ values: { approvalRequired: true } });
  expect((await save({})).body).toMatchObject({ values: { approvalRequired: true } });
  expect((await save({ approvalRequired: false })).body).toMatchObject({ values: { approvalRequired: false } });
});
