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

const SETTINGS = "/v3/properties/:p/content-settings";
const save = (values: object) => tenant.call("company admin", "PUT", SETTINGS, { values });

test("content settings have an end, in number and in size, however many saves they come in", async () => {
  for (const part of ["a", "b"])
    expect((await save(Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`${part}${i}`, i])))).status).toBe(200);
  const field = (code: string) => ({ status: 422, body: { fields: [{ path: "values", code }] } });
  expect(await save({ one: true })).toMatchObject(field("settings_error_too_many"));
  const long = (part: string) => Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`${part}${i}`, "ä".repeat(300)]));
  expect((await save(long("a"))).status).toBe(200);
  expect(await save(long("b"))).toMatchObject(field("settings_error_too_large"));
  expect(Object.keys((await tenant.call("company admin", "GET", SETTINGS)).body.values as object)).toHaveLength(200);
});
