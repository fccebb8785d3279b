import { expect, test } from "vitest";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { POINTING } from "#app/domain/targets/target.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { placedIn } from "./placed-in-bundle.ts";

const LANGUAGES: [string, string][] = [
  ["en", "English"],
  ["de", "Deutsch"],
];
const bundleOf = async (tenant: Tenant, lang = "en") =>
  (await tenant.call(null, "GET", `/player/:p/bundle?lang=${lang}`)).body as unknown as Bundle;
const TARGET = { tag: "button", language: "en", selector: "#save", recipes: [{ kind: "id", value: "save", shared: false }] };

test("tooltips and validators that are on come in the bundle's language, and a change arrives at once (issue 11 D)", async () => {
  const tenant = await newTenant({ languages: LANGUAGES });
  expect(Object.keys(await bundleOf(tenant))).not.toContain("tooltips");
  const texts = { en: "Saves", de: "Speichert" };
  const tooltip = await tenant.tooltip("Save", { texts, show: "beacon", enabled: true });
  await tenant.tooltip("Off", { texts });
  const rule = { kind: "length", least: 2, most: null };
  const validator = await tenant.validator("Name", { texts: { en: "Too short" }, rule, enabled: true });
  const plain = { identifier: "#save", url: "" };
  expect(await bundleOf(tenant)).toMatchObject({
    tooltips: [{ id: tooltip, language: "en", ...plain, text: "Saves", show: "beacon" }],
    validators: [{ id: validator, language: "en", ...plain, text: "Too short", rule }],
  });
  const german = await bundleOf(tenant, "de");
  expect(german.tooltips).toEqual([{ id: tooltip, language: "de", ...plain, text: "Speichert", show: "beacon" }]);
  expect(german.validators).toMatchObject([{ language: "en", text: "Too short" }]);
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tooltips/${tooltip}`, { enabled: false });
  expect(await bundleOf(tenant)).not.toHaveProperty("tooltips");
});

test("they carry what differs, and the bundle the page segments that they name; who is in their segments is answered", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const [segment, pageSegment] = [await tenant.segment(), await tenant.pageSegment()];
  const more = { url: "/deals*", segment, pageSegment, target: TARGET, precision: 80, wait: 20, selectors: ["b"], targetText: "Save" };
  await tenant.tooltip("Save", { ...more, enabled: true });
  const validator = await tenant.validator("Save", { target: { ...TARGET, selector: "#other" }, enabled: true });
  const bundle = await bundleOf(tenant);
  expect(bundle.tooltips).toMatchObject([more]);
  expect(bundle.validators).toEqual([
    { id: validator, language: "en", identifier: "#save", url: "", text: "Save", rule: { kind: "required" } },
  ]);
  expect(bundle.targeting?.pageSegments).toMatchObject([{ id: pageSegment }]);
  expect((await tenant.call(null, "POST", "/player/:p/audience", {})).body).toEqual({ segments: [segment] });
});

test.each([
  [{ de: "Speichert" }, "de", "de"],
  [{ en: "Saves" }, "de", "en"],
  [{ de: "Speichert", en: "Saves" }, "en", "en"],
  [{ de: "Speichert" }, "en", null],
  [{ en: " " }, "en", null],
])("with the texts %j, people with %s get %s", (texts, wanted, language) => {
  const row = { id: 1, target_version: 1, pointing: POINTING, url: "", segment_id: 0, page_segment_id: 0, texts, show: "icon" as const };
  const { tooltips } = placedIn({ tooltips: [row as typeof row & { texts: Record<string, string> }], validators: [] }, wanted, "en");
  expect(tooltips?.[0]?.language ?? null).toBe(language);
});
