import { beforeEach, expect, test } from "vitest";
import type { WireGuide } from "#app/contracts/guides.ts";
import { action, loader } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";
import { EDITOR, formOf } from "./editor-form.ts";

let tenant: Tenant;
let admin: Visitor;
let guideId: number;
const stored = async (lang: string) =>
  (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${guideId}?lang=${lang}`)).body as unknown as WireGuide;
const press = async (lang: string, intent: string, typed: Record<string, string> = {}, step?: string) => {
  const guide = await stored(lang);
  return admin.send(action, `${EDITOR}?lang=${lang}`, formOf(guide, step ?? guide.steps[0]!.id, intent, typed), { guideId });
};

beforeEach(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  guideId = await tenant.guide({ title: "Tour" });
  admin = await visitor(tenant, "company admin");
});

test("each language is shown with its own texts alone, and says that it has none yet", async () => {
  const { data } = await admin.open(loader, `${EDITOR}?lang=de`, { guideId });
  expect(data).toMatchObject({
    title: "Tour",
    language: { key: "de", isDefault: false, all: [{ key: "en" }, { key: "de" }] },
    guide: { title: "", lang: "de", step: { title: "" } },
    written: [{ key: "en" }],
  });
  expect((await admin.open(loader, `${EDITOR}?lang=xx`, { guideId })).data).toMatchObject({
    language: { key: "en", problems: [{ name: "lang", value: "xx" }] },
  });
});

test("what is written in one language leaves the others alone, and every button stays in it", async () => {
  const answer = await press("de", "add-slide", { title: "Rundgang", stepTitle: "Willkommen" });
  expect(answer.to).toMatch(/edit\/steps\?step=[a-z0-9]+&lang=de#/);
  const [first] = (await stored("de")).steps;
  expect([(await stored("de")).title, first!.title]).toEqual(["Rundgang", "Willkommen"]);
  expect(await stored("en")).toMatchObject({ title: "Tour", stepCount: (await stored("de")).stepCount });
  expect((await stored("en")).steps[0]!.title).not.toBe("Willkommen");
});

test("a title is needed in the default language alone", async () => {
  expect((await press("de", "save", { title: "", stepTitle: "Nur ein Anfang" })).status).toBe(302);
  expect((await stored("de")).steps[0]!.title).toBe("Nur ein Anfang");
  expect(errorsOf(await press("en", "save", { title: "" }))).toMatchObject({ title: ["title_error_missing"] });
  const direct = await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guideId}`, { tutorial: { title: "" } });
  expect(direct).toMatchObject({ status: 422, body: { fields: [{ path: "tutorial.title", code: "title_error_missing" }] } });
});

test("what a guide lacks to be published is told of the default language, where it is missing", async () => {
  const { steps } = await stored("en");
  await press("en", "save", { stepTitle: "", content: "" });
  const answer = await press("de", "publish", { title: "Rundgang", stepTitle: "Willkommen" });
  expect(errorsOf(answer)).toMatchObject({ "steps.0.stepTitle": ["step_error_no_text"] });
  expect((await stored("de")).steps).toHaveLength(steps.length);
});
