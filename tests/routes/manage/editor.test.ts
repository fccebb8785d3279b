import { beforeAll, describe, expect, test } from "vitest";
import { action, loader } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";
import { EDITOR, formOf, storedGuide } from "./editor-form.ts";

let tenant: Tenant;
let admin: Visitor;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
});

/** A guide of the slide `hello` and the step `press`, and what the editor does with it. */
async function editor(live = false, content = content1("Find your way")) {
  const guideId = await tenant.guide({ title: "Find your way", live, content });
  const stored = () => storedGuide(tenant, guideId);
  return {
    guideId,
    stored,
    open: (query = "", who = admin) => who.open(loader, EDITOR + query, { guideId }),
    press: async (step: string | null, intent: string, typed: Record<string, string> = {}) =>
      admin.send(action, EDITOR, formOf(await stored(), step, intent, typed), { guideId }),
    at: (step: string) => `/app/${tenant.propertyId}/manage/${guideId}/edit/steps?step=${step}`,
  };
}

describe("opening", () => {
  test("shows the first step, or the one that the address names", async () => {
    const { open } = await editor();
    expect((await open()).data).toMatchObject({
      title: "Find your way",
      framed: { may: { edit: true, create: true } },
      refusal: null,
    });
    expect((await open("?step=press")).data.guide).toMatchObject({ step: { id: "press" } });
    expect((await open("?step=gone")).data.guide).toMatchObject({ step: { id: "hello" } });
  });

  test("says why somebody may not save", async () => {
    const priv = await editor();
    const contributor = await visitor(tenant, "company contributor");
    expect((await priv.open("", contributor)).data).toMatchObject({
      framed: { may: { edit: false, create: false } },
      refusal: "not_allowed_for_role",
    });
    expect((await (await editor(true)).open("", contributor)).data).toMatchObject({
      framed: { may: { edit: true, create: false } },
      refusal: null,
    });
    await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${priv.guideId}`);
    expect((await priv.open()).data.refusal).toBe("guide_deleted");
  });

  test("a guide that is missing or foreign is not found", async () => {
    const foreign = await (await newTenant()).guide();
    for (const guideId of [foreign, 999999999, 0, "abc", "99999999999", "../../2"]) {
      expect([guideId, (await admin.open(loader, EDITOR, { guideId })).status]).toEqual([guideId, 404]);
    }
  });
});

describe("every button saves what was typed", () => {
  const typed = { title: "Typed", stepTitle: "Typed step", content: "Line 1\nLine 2 🙂", message: "Hint" };
  const saved = {
    title: "Typed",
    steps: expect.arrayContaining([expect.objectContaining({ title: "Typed step", content: typed.content, message: "Hint" })]),
  };

  test.each([
    ["save", ["hello", "press"], "hello", "guide_saved"],
    ["add-step", ["hello", "new", "press"], "new", null],
    ["add-slide", ["hello", "new", "press"], "new", null],
    ["down", ["press", "hello"], "hello", null],
    ["up", ["hello", "press"], "hello", null],
    ["open:press", ["hello", "press"], "press", null],
  ])("%s", async (intent, order, selected, toast) => {
    const { press, stored, at } = await editor();
    const answer = await press("hello", intent, typed);
    const guide = await stored();
    const ids = guide.steps.map(({ id }) => (id === "hello" || id === "press" ? id : "new"));
    const added = guide.steps.find(({ id }) => id !== "hello" && id !== "press");
    expect(ids).toEqual(order);
    expect(guide).toMatchObject({ ...saved, revision: 2 });
    // What was added has the focus in its first field.
    const place = added ? `${at(added.id)}#guide-2-stepTitle` : at(selected);
    expect([answer.status, answer.to]).toEqual([302, place]);
    if (added) expect(added.type).toBe(intent === "add-slide" ? "slide" : "step");
    expect(await admin.toast()).toBe(toast);
    admin.cookies.delete("handrail_toast");
  });

  test.each(["nonsense", "open:", "open:../list", "save ", ""])("what no button says changes nothing: %j", async (intent) => {
    const { press, stored } = await editor();
    const before = await stored();
    expect((await press("hello", intent, typed)).status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  test("publish saves, and the typed text is live", async () => {
    const { press, guideId, stored } = await editor();
    await press("hello", "publish", typed);
    expect(await admin.toast()).toBe("guide_published");
    expect(await stored()).toMatchObject({ ...saved, visibility: "public", publishedVersion: 1, hasUnpublishedChanges: false });
    const bundle = await tenant.call(null, "GET", "/player/:p/bundle?lang=en");
    expect((bundle.body.guides as { id: number }[]).find(({ id }) => id === guideId)).toMatchObject({ title: "Typed" });
  });

  test("remove takes the step away and opens the next one, then the one before, then none", async () => {
    const { press, stored, at, guideId } = await editor();
    expect((await press("hello", "remove", { title: "Typed" })).to).toBe(at("press"));
    expect(await stored()).toMatchObject({ title: "Typed", steps: [{ id: "press" }] });
    await press("press", "add-slide");
    const [, added] = (await stored()).steps;
    expect((await press(added!.id, "remove")).to).toBe(at("press"));
    expect((await press("press", "remove")).to).toBe(`/app/${tenant.propertyId}/manage/${guideId}/edit/steps`);
    expect((await stored()).steps).toEqual([]);
    await press(null, "add-slide", { title: "From nothing" });
    expect(await stored()).toMatchObject({ title: "From nothing", steps: [{ type: "slide" }] });
  });

  test("moving the first step up or the last one down changes nothing", async () => {
    const { press, stored } = await editor();
    await press("hello", "up");
    await press("press", "down");
    expect(await stored()).toMatchObject({ revision: 1, steps: [{ id: "hello" }, { id: "press" }] });
  });
});

test.each(["save", "open:press", "open:hello", "up"])("%s with nothing changed writes nothing", async (intent) => {
  const { press, stored } = await editor();
  const before = await stored();
  expect((await press("hello", intent)).status).toBe(302);
  expect(await stored()).toEqual(before);
});

const WAYS = [
  ...(["button", "click", "condition"] as const).flatMap((nextWhen) =>
    [true, false].flatMap((nextButton) => [
      { nextWhen, nextButton, nextIf: null, forcevalue: "" },
      { nextWhen, nextButton, nextIf: "nonempty" as const, forcevalue: "left over" },
      { nextWhen, nextButton, nextIf: "forceValue" as const, forcevalue: "42", skipIf: "#there" },
    ]),
  ),
];
test.each(WAYS)("however people continue, opening another step changes nothing: %j", async (way) => {
  const content = content1("Find your way");
  content.steps = content.steps.map((step) => (step.id === "press" ? { ...step, ...way } : step));
  const { press, stored } = await editor(false, content);
  const before = await stored();
  expect(before.steps[1]).toMatchObject(way);
  expect((await press("press", "open:hello")).status).toBe(302);
  expect(await stored()).toEqual(before);
});

test("choosing Next brings its button; where that is missing, its box decides", async () => {
  const content = content1("Find your way");
  content.steps = content.steps.map((step) => (step.id === "press" ? { ...step, nextWhen: "click", nextButton: false } : step));
  const { press, stored } = await editor(false, content);
  await press("press", "save", { nextWhen: "button" });
  expect((await stored()).steps[1]).toMatchObject({ nextWhen: "button", nextButton: true });
  await press("press", "save", { nextButton: "" });
  expect((await stored()).steps[1]).toMatchObject({ nextWhen: "button", nextButton: false });
});

test("a slide keeps what a step had and what was typed, and a step has it again", async () => {
  const { press, stored } = await editor();
  const [, before] = (await stored()).steps;
  await press("press", "save", { type: "slide", identifier: "#still", nextWhen: "click" });
  expect((await stored()).steps[1]).toEqual({ ...before, type: "slide", identifier: "#still", nextWhen: "click" });
  await press("press", "save", { type: "step" });
  expect((await stored()).steps[1]).toEqual({ ...before, identifier: "#still", nextWhen: "click" });
});

test("media of each kind are saved, an address gets its protocol", async () => {
  const { press, stored } = await editor();
  const media = async (form: Record<string, string>) => {
    await press("press", "save", form);
    return (await stored()).steps[1]?.media;
  };
  expect(await media({ mediaType: "image", mediaUrl: "example.com/a.png", mediaTitle: "A" })).toMatchObject({ type: "image", title: "A" });
  expect(await media({ mediaType: "link", mediaUrl: "mailto:help@example.com", mediaTitle: "" })).toMatchObject({
    url: "mailto:help@example.com",
    title: "Link title",
  });
  expect(await media({ mediaType: "info", mediaText: "Note" })).toEqual({ type: "info", text: "Note" });
  expect(await media({ mediaType: "" })).toBeNull();
});
