import { beforeAll, expect, test } from "vitest";
import { emptyStep } from "#app/domain/guides/step.ts";
import { LATER } from "#app/domain/guides/stored-step.ts";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
beforeAll(async () => {
  tenant = await newTenant();
});

type Steps = Record<string, unknown>[];
const read = async (guide: number) =>
  (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${guide}`)).body as { steps: Steps; visibility: string };
const save = (guide: number, tutorial: object) => tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guide}`, { tutorial });
/** Saves the step `press` with other fields. */
const change = async (guide: number, fields: object) =>
  save(guide, { steps: (await read(guide)).steps.map((step) => (step.id === "press" ? { ...step, ...fields } : step)) });
const playedStep = async (guide: number) => {
  const bundle = await tenant.call(null, "GET", "/player/:p/bundle?lang=en");
  return (bundle.body.guides as { id: number; steps: Steps }[]).find(({ id }) => id === guide)?.steps.find(({ id }) => id === "press");
};

const WRITTEN = {
  selectors: [".save", "[type=submit]"],
  targetText: "Save",
  skipIf: ".saved",
  shortcutHints: true,
  enterPrompt: true,
  autofill: "Ada",
  tabLabel: " Tabulator ",
  highlight: "dim",
  side: "left",
};

test("every field of a step is kept, and played", async () => {
  const guide = await tenant.guide({ live: true });
  expect((await change(guide, WRITTEN)).status).toBe(200);
  const kept = { ...WRITTEN, tabLabel: "Tabulator", shortcutsLabel: "", enterLabel: "" };
  expect((await read(guide)).steps[1]).toMatchObject(kept);
  await save(guide, { visibility: "public" });
  expect(await playedStep(guide)).toMatchObject({ ...WRITTEN, tabLabel: "Tabulator" });
});

const ANOTHER = {
  ...{ title: "Type it", content: "Line 1\nLine 2", message: "A hint", url: "/deals*", identifier: "#deal" },
  ...{ nextWhen: "condition", nextIf: "forceValueDropdown", forcevalue: "Lead", skipIf: ".done", media: { type: "info", text: "Note" } },
  ...{ clickable: false, mandatory: true, triggersPageReload: true },
} as const;

test("section 3: a step's content, message, type, way on, skip condition, page, target, media and boxes are kept as they were sent, and played", async () => {
  const guide = await tenant.guide({ live: true });
  expect((await change(guide, ANOTHER)).status).toBe(200);
  expect((await read(guide)).steps[1]).toMatchObject({ type: "step", ...ANOTHER });
  await save(guide, { visibility: "public" });
  expect(await playedStep(guide)).toMatchObject({ type: "step", ...ANOTHER });
  expect((await read(guide)).steps[0]).toMatchObject({ type: "slide" });
  expect((await change(guide, { type: "popup" })).status).toBe(422);
});

test("section 3: completion conditions are nonempty, nonEmptyDropdown, forceValue and forceValueDropdown, and no other", async () => {
  const guide = await tenant.guide();
  for (const nextIf of ["nonempty", "nonEmptyDropdown", "forceValue", "forceValueDropdown", null]) {
    expect((await change(guide, { nextIf })).status).toBe(200);
    expect((await read(guide)).steps[1]).toMatchObject({ nextIf });
  }
  expect((await change(guide, { nextIf: "empty" })).status).toBe(422);
});

test.each([
  ["image", { type: "image", url: "https://a.test/x.png", title: "X" }],
  ["video", { type: "video", url: "https://a.test/x.mp4", title: "" }],
  ["info", { type: "info", text: "Note" }],
  ["link", { type: "link", url: "https://a.test", title: "A" }],
])("section 3: the media of a step may be of the type %s, for a slide and a step, and are played", async (_, media) => {
  const guide = await tenant.guide({ live: true });
  const { steps } = await read(guide);
  await save(guide, { steps: steps.map((step) => ({ ...step, media })), visibility: "public" });
  expect((await read(guide)).steps).toMatchObject([{ media }, { media }]);
  expect(await playedStep(guide)).toMatchObject({ media });
});

test("of a step that became a slide players get no target, and all of it is there when it is a step again", async () => {
  const guide = await tenant.guide({ live: true });
  await change(guide, { ...WRITTEN, nextWhen: "condition", nextIf: "forceValue", forcevalue: "Lead", type: "slide" });
  await save(guide, { visibility: "public" });
  const played = await playedStep(guide);
  expect(played).toMatchObject({ type: "slide", identifier: "", nextWhen: "button", nextIf: null, forcevalue: "", nextButton: true });
  expect(Object.keys(WRITTEN).filter((name) => name in (played ?? {}))).toEqual([]);
  await change(guide, { type: "step" });
  expect((await read(guide)).steps[1]).toMatchObject({
    identifier: "#save",
    selectors: WRITTEN.selectors,
    skipIf: ".saved",
    autofill: "Ada",
  });
});

test("a bundle leaves out what says nothing", async () => {
  const guide = await tenant.guide({ live: true });
  const step = await playedStep(guide);
  expect(step).toMatchObject({ id: "press", identifier: "#save" });
  expect(Object.keys(step ?? {}).filter((name) => name === "skipIf" || (LATER as readonly string[]).includes(name))).toEqual([]);
});

test("steps that were stored before there were these fields are read, played and saved as ever", async () => {
  const content = content1("Old");
  for (const each of [...content.steps, ...Object.values(content.texts.en!.steps)])
    for (const name of LATER) delete (each as Record<string, unknown>)[name];
  const guide = await tenant.guide({ content, live: true });
  expect((await read(guide)).steps[1]).toMatchObject({ selectors: [], targetText: "", shortcutHints: false, autofill: "", tabLabel: "" });
  expect(await playedStep(guide)).toMatchObject({ id: "press", identifier: "#save" });
  const steps = (await read(guide)).steps.map((step) => Object.fromEntries(Object.entries(step).filter(([name]) => name !== "selectors")));
  expect((await save(guide, { steps })).status).toBe(200);
  const compared = await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/${guide}/versions/compare?from=1&to=draft`);
  if (compared.status === 200) expect(compared.body).toMatchObject({ total: 0 });
});

test("texts are of one language, everything else of all, and a copy has both", async () => {
  const guide = await tenant.guide();
  await change(guide, WRITTEN);
  const { steps } = await read(guide);
  await save(guide, { steps: [...steps, { ...steps[1], id: "twin", copyOf: "press" }] });
  expect((await read(guide)).steps[2]).toMatchObject({ id: "twin", autofill: "Ada", selectors: WRITTEN.selectors });
});

test.each([
  [{ identifier: "a[" }, "identifier", "selector_error_invalid"],
  [{ selectors: ["#a", "b["] }, "selectors.1", "selector_error_line"],
  [{ selectors: ["#a\n#b"] }, "selectors.0", "selector_error_line"],
  [{ selectors: ["#a", "#b", "#c", "#d", "#e"] }, "selectors", "selector_error_too_many"],
  [{ skipIf: "a[" }, "skipIf", "selector_error_invalid"],
  [{ targetText: "x".repeat(201) }, "targetText", "text_error_too_long"],
  [{ autofill: "x".repeat(501) }, "autofill", "text_error_too_long"],
  [{ enterLabel: "x".repeat(41) }, "enterLabel", "text_error_too_long"],
])("%j is refused", async (fields, path, code) => {
  const guide = await tenant.guide();
  expect(await change(guide, fields)).toMatchObject({ status: 422, body: { fields: [{ path: `tutorial.steps.1.${path}`, code }] } });
});

test("a stored selector that no browser can read is no obstacle to other changes, until another one is", async () => {
  const content = content1("Odd");
  content.steps = content.steps.map((step) => (step.id === "press" ? { ...step, identifier: "a[" } : step));
  content.steps.push({ ...emptyStep("more", "step"), identifier: "b[" });
  const guide = await tenant.guide({ content });
  expect((await change(guide, { title: "Changed" })).status).toBe(200);
  expect((await change(guide, { identifier: "", selectors: ["a["] })).status).toBe(200);
  expect((await change(guide, { identifier: "c[" })).status).toBe(422);
});
