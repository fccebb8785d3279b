import { beforeEach, describe, expect, test } from "vitest";
import type { WireGuide } from "#app/contracts/guides.ts";
import { action, loader } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import { loader as openPutBack, action as putBack } from "#app/routes/app/$property/manage/$guideId/edit/steps/put-back/page.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";
import { EDITOR, formOf, storedGuide } from "./editor-form.ts";

const PUT_BACK = `${EDITOR}/put-back`;
const LANGUAGES: [string, string][] = [
  ["en", "English"],
  ["de", "Deutsch"],
];

let tenant: Tenant;
let admin: Visitor;
let guideId: number;
const stored = () => storedGuide(tenant, guideId);
const inGerman = async () =>
  (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${guideId}?lang=de`)).body as unknown as WireGuide;
const order = async () => (await stored()).steps.map(({ title }) => title).join("");
/** Presses a button with a step open, and some ticked. */
const press = async (step: string, intent: string, typed: Record<string, string> = {}, chosen: string[] = []) => {
  const form = Object.entries(formOf(await stored(), step, intent, typed));
  return admin.send(action, EDITOR, [...form, ...chosen.map((id): [string, string] => ["chosen", id])], { guideId });
};

beforeEach(async () => {
  tenant = await newTenant({ languages: LANGUAGES });
  guideId = await tenant.guide();
  admin = await visitor(tenant, "company admin");
  const { steps } = await stored();
  const made = ["a", "b", "c", "d"].map((id) => ({ ...steps[0]!, id, title: id.toUpperCase() }));
  const german = made.map((step) => ({ ...step, title: `${step.title} auf Deutsch` }));
  const path = `/v2/properties/:p/tutorials/${guideId}`;
  await tenant.call("company admin", "PUT", path, { tutorial: { steps: made } });
  await tenant.call("company admin", "PUT", `${path}?lang=de`, { tutorial: { title: "Rundgang", steps: german } });
});

test("duplicating copies a step beside itself, in all languages, with what was typed", async () => {
  const answer = await press("b", "duplicate", { content: "Typed" });
  const [, , copy] = (await stored()).steps;
  expect([await order(), copy!.content]).toEqual(["ABBCD", "Typed"]);
  expect(answer.to).toContain(`step=${copy!.id}`);
  expect((await inGerman()).steps.map(({ title }) => title[0]).join("")).toBe("ABBCD");
});

test("a step is inserted before the open one, also before the first", async () => {
  await press("a", "insert");
  const { steps } = await stored();
  expect(steps.map(({ id }) => id).slice(1)).toEqual(["a", "b", "c", "d"]);
  expect(steps[0]).toMatchObject({ type: "step", title: "" });
});

test.each([
  ["to the beginning", "", ["c", "d"], "CDAB"],
  ["behind another step", "c", ["a", "b"], "CABD"],
  ["behind the last one", "d", ["a", "c"], "BDAC"],
  ["behind one of themselves: they come together there", "b", ["b", "d"], "ABDC"],
  ["of nothing chosen nothing", "d", [], "ABCD"],
])("chosen steps are moved %s", async (_, after, chosen, expected) => {
  const answer = await press("a", "move-chosen", { after }, chosen);
  expect([answer.status, await order()]).toEqual([302, expected]);
  expect(answer.to).toContain("ask=choose");
});

test("a step is dragged to a place among the others; a place that is none changes nothing", async () => {
  await press("a", "place:a:2");
  expect(await order()).toBe("BCAD");
  await press("a", "place:zzz:1");
  expect(await order()).toBe("BCAD");
  expect((await press("a", "place:a:-1")).status).toBe(400);
});

describe("what was removed", () => {
  test("one or several, comes back where it was, in every language, after other changes too", async () => {
    const answer = await press("b", "remove-chosen", {}, ["b", "d"]);
    expect([await order(), answer.to]).toEqual(["AC", expect.stringContaining("step=c")]);
    const { key, values, action: undo } = (await admin.message())!;
    expect([key, values, undo]).toEqual(["steps_removed", { count: 2 }, { action: expect.any(String), fields: { steps_0: "b,d" } }]);
    await press("a", "save", { title: "Other" });
    const back = await admin.send(putBack, PUT_BACK, undo!.fields!, { guideId });
    expect([back.status, await admin.toast(), await order()]).toEqual([302, "steps_put_back", "ABCD"]);
    expect((await inGerman()).steps.map(({ title }) => title)).toEqual(["A", "B", "C", "D"].map((each) => `${each} auf Deutsch`));
    await admin.send(putBack, PUT_BACK, undo!.fields!, { guideId });
    expect(await order()).toBe("ABCD");
    await admin.send(putBack, PUT_BACK, { steps_0: "zzz" }, { guideId });
    expect(await admin.toast()).toBe("steps_gone");
    expect((await admin.open(openPutBack, PUT_BACK, { guideId })).to).toMatch(/edit\/steps$/);
  });

  test("is offered in the editor, and goes back along with what was typed", async () => {
    await press("c", "remove");
    expect((await admin.open(loader, EDITOR, { guideId })).data.guide).toMatchObject({
      removed: expect.arrayContaining([{ id: "c", title: "C" }]),
      count: 3,
    });
    const answer = await press("a", "put-back:c", { content: "Typed" });
    expect([await order(), (await stored()).steps[0]!.content]).toEqual(["ABCD", "Typed"]);
    expect(answer.to).toContain("step=c");
    expect((await stored()).removed.map(({ id }) => id)).not.toContain("c");
  });

  test("does not go live, is not in a copy's history, and at most 50 of it are kept", async () => {
    await press("c", "remove");
    await press("a", "publish");
    const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/${guideId}/versions/compare?from=1&to=draft`);
    expect(body.total).toBe(0);
    expect(JSON.stringify((await tenant.call(null, "GET", "/player/:p/bundle")).body)).not.toContain('"C"');
    const [first] = (await stored()).steps;
    const many = Array.from({ length: 60 }, (_, index) => ({ ...first!, id: `m${index}` }));
    const path = `/v2/properties/:p/tutorials/${guideId}`;
    await tenant.call("company admin", "PUT", path, { tutorial: { steps: many } });
    await tenant.call("company admin", "PUT", path, { tutorial: { steps: [] } });
    const { removed } = await stored();
    expect([removed.length, removed.at(-1)!.id]).toEqual([50, "m59"]);
  });

  test("puts no more into a guide than it may have", async () => {
    await press("c", "remove");
    const [first] = (await stored()).steps;
    const full = Array.from({ length: 100 }, (_, index) => ({ ...first!, id: `m${index}` }));
    const path = `/v2/properties/:p/tutorials/${guideId}`;
    await tenant.call("company admin", "PUT", path, { tutorial: { steps: full } });
    expect(await tenant.call("company admin", "PUT", path, { tutorial: { putBack: ["c"] } })).toMatchObject({
      status: 422,
      body: { fields: [{ path: "tutorial.steps", code: "steps_error_too_many" }] },
    });
  });
});

test("the steps are found by what they say; places stay those of the whole guide", async () => {
  await press("c", "save", { content: "A needle in it" });
  const { data } = await admin.open(loader, `${EDITOR}?find=NEEDLE&step=a`, { guideId });
  expect(data.guide).toMatchObject({ steps: [{ id: "c", at: 2 }], count: 4, find: "NEEDLE", step: { id: "a" }, position: 0 });
  const answer = await admin.send(action, `${EDITOR}?find=needle`, formOf(await stored(), "a", "open:c"), { guideId });
  expect(answer.to).toContain("find=needle");
});
