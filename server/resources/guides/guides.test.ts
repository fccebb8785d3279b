import { expect, test } from "vitest";
import { guideCalls } from "#app/contracts/guides.ts";
import { content1, newTenant } from "#tests/support/tenant.ts";

const ONE = "/v2/properties/:p/tutorials";

test("a created guide is a private draft at the end of its chapter", async () => {
  const tenant = await newTenant();
  const chapter = await tenant.chapter();
  await tenant.guide({ title: "First", chapter });
  const created = await tenant.call("company admin", "POST", ONE, { tutorial: { title: "Second", launcherId: chapter } });
  expect(created.status).toBe(201);
  const list = await tenant.call("company admin", "GET", `/v2/properties/:p/launchers/${chapter}`);
  expect(list.body.tutorials).toMatchObject([{ title: "First" }, { title: "Second", visibility: "private", stepCount: 0 }]);
});

test("editing a live guide changes its draft alone until it is published again", async () => {
  const tenant = await newTenant();
  const id = await tenant.guide({ title: "Old", live: true });
  const saved = await tenant.call("company admin", "PUT", `${ONE}/${id}`, { tutorial: { title: "New", revision: 1 } });
  expect(saved.body).toMatchObject({ title: "New", visibility: "public", hasUnpublishedChanges: true, revision: 2 });
  const bundle = () => tenant.call(null, "GET", "/player/:p/bundle?lang=en");
  expect((await bundle()).body.guides).toMatchObject([{ title: "Old", version: 1 }]);
  await tenant.call("company admin", "PUT", `${ONE}/${id}`, { tutorial: { visibility: "public" } });
  expect((await bundle()).body.guides).toMatchObject([{ title: "New", version: 2 }]);
});

test("a removed step that is put back has its texts in every language again, and none of it goes live while it is away", async () => {
  const tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const id = await tenant.guide();
  const read = async (lang: string) =>
    (await tenant.call("company admin", "GET", `${ONE}/edit/${id}?lang=${lang}`)).body.steps as { id: string }[];
  const save = (lang: string, steps: object[], more = {}) =>
    tenant.call("company admin", "PUT", `${ONE}/${id}?lang=${lang}`, { tutorial: { steps, ...more } });
  const german = (await read("de")).map((step) => ({ ...step, title: `Deutsch ${step.id}`, content: "Drücken Sie hier." }));
  await save("de", german);
  const english = await read("en");
  await save("en", english.slice(0, 1), { visibility: "public" });
  const { content } = await tenant.db.selectFrom("guide_versions").select("content").where("guide_id", "=", id).executeTakeFirstOrThrow();
  expect(JSON.stringify(content)).not.toContain(`Deutsch ${english[1]?.id}`);
  await save("en", english);
  expect(await read("de")).toMatchObject(german);
  // Endless removing and adding must not fill up the draft.
  for (let each = 0; each < 60; each++) await save("en", [{ ...english[0], id: `made-up-${each}` }]);
  const { draft } = await tenant.db.selectFrom("guides").select("draft").where("id", "=", id).executeTakeFirstOrThrow();
  expect(Object.keys(draft.texts.en?.steps ?? {}).length).toBeLessThanOrEqual(51);
});

test("an emptied info box is removed, a link without a title gets one in the content's language", async () => {
  const tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const id = await tenant.guide();
  const read = await tenant.call("company admin", "GET", `${ONE}/edit/${id}`);
  const media = [
    { type: "info", text: " " },
    { type: "link", url: "https://example.com", title: "" },
  ];
  const steps = (read.body.steps as object[]).map((step, index) => ({ ...step, media: media[index] }));
  const saved = await tenant.call("company admin", "PUT", `${ONE}/${id}?lang=de`, { tutorial: { steps } });
  expect(saved.body.steps).toMatchObject([{ media: null }, { media: { url: "https://example.com", title: "Linktitel" } }]);
});

test("a save on an older revision answers 409 with the present guide", async () => {
  const tenant = await newTenant();
  const id = await tenant.guide();
  await tenant.call("company admin", "PUT", `${ONE}/${id}`, { tutorial: { title: "Theirs", revision: 1 } });
  const late = await tenant.call("company moderator", "PUT", `${ONE}/${id}`, { tutorial: { title: "Mine", revision: 1 } });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: "changed_meanwhile", current: { title: "Theirs", revision: 2 } });
});

test("an unfinished guide is not published, and each thing that it lacks is named", async () => {
  const tenant = await newTenant();
  const content = content1("Unfinished");
  const press = content.steps[1];
  if (press) press.identifier = "";
  const id = await tenant.guide({ content });
  const refused = await tenant.call("company admin", "PUT", `${ONE}/${id}`, { tutorial: { visibility: "public" } });
  expect(refused.status).toBe(422);
  expect(refused.body.fields).toEqual([{ path: "tutorial.steps.1.identifier", code: "step_error_no_target" }]);
});

test("the plan's limit of public guides answers 402 with its kind and number", async () => {
  const tenant = await newTenant({ limits: { public_guide: 1 } });
  await tenant.guide({ live: true });
  const id = await tenant.guide();
  const refused = await tenant.call("company admin", "PUT", `${ONE}/${id}`, { tutorial: { visibility: "public" } });
  expect(refused.status).toBe(402);
  expect(refused.body.limit).toEqual({ kind: "public_guide", n: 1 });
});

test("an archived guide is unsorted and deleted, stays so among the unsorted, and is private again in a chapter", async () => {
  const tenant = await newTenant();
  const chapter = await tenant.chapter();
  const id = await tenant.guide({ chapter, live: true });
  expect((await tenant.call("company admin", "DELETE", `${ONE}/${id}`)).status).toBe(204);
  expect(await tenant.call("company admin", "DELETE", `${ONE}/${id}`)).toMatchObject({ status: 409, body: { code: "guide_deleted" } });
  const gone = await tenant.call("company admin", "GET", `${ONE}/edit/${id}`);
  expect(gone.body).toMatchObject({ visibility: "deleted", launcherId: 0 });
  const moveTo = (toLauncherId: number) => tenant.call("company admin", "POST", `${ONE}/${id}/move`, { fromLauncherId: 0, toLauncherId });
  expect((await moveTo(0)).body).toMatchObject({ visibility: "deleted", launcherId: 0 });
  const moved = await moveTo(chapter);
  expect(moved.body).toMatchObject({ visibility: "private", launcherId: chapter });
});

test("the unsorted guides are put in order with the archived ones among them, or without", async () => {
  const tenant = await newTenant();
  const [a, gone, b] = [await tenant.guide(), await tenant.guide(), await tenant.guide()];
  await tenant.call("company admin", "DELETE", `${ONE}/${gone}`);
  const unsorted = "/v2/properties/:p/launchers/0";
  for (const order of [
    [b, gone, a],
    [a, b],
  ]) {
    const sorted = await tenant.call("company admin", "PUT", unsorted, { tutorials: order });
    const ids = (sorted.body.tutorials as { id: number }[]).map(({ id }) => id);
    expect([sorted.status, ids]).toEqual([200, order]);
  }
  const read = async (query: string) => (await tenant.call("company admin", "GET", `${unsorted}${query}`)).body.tutorials;
  expect([await read(""), await read("?archived=false")]).toMatchObject([{ length: 3 }, [{ id: a }, { id: b }]]);
  expect((await tenant.call("company admin", "PUT", unsorted, { tutorials: [a, gone] })).body.code).toBe("order_changed_meanwhile");
});

test("a duplicate is a private draft with the same steps", async () => {
  const tenant = await newTenant();
  const id = await tenant.guide({ title: "Tour", live: true });
  const { body } = await tenant.call("company admin", "POST", `${ONE}/${id}/clone`);
  const copy = await tenant.call("company admin", "GET", `${ONE}/edit/${body.id}`);
  expect(copy.body).toMatchObject({ title: "Tour (2)", visibility: "private", stepCount: 2 });
});

test("a contributor edits live guides only", async () => {
  const tenant = await newTenant();
  const live = await tenant.guide({ live: true });
  const draft = await tenant.guide();
  const change = { tutorial: { title: "Changed" } };
  expect((await tenant.call("company contributor", "PUT", `${ONE}/${live}`, change)).status).toBe(200);
  const refused = await tenant.call("company contributor", "PUT", `${ONE}/${draft}`, change);
  expect(refused).toMatchObject({ status: 401, body: { code: "not_allowed_for_role" } });
});

test("another tenant's guide is not found", async () => {
  const [own, foreign] = [await newTenant(), await newTenant()];
  const id = await foreign.guide();
  expect((await own.call("company admin", "GET", `${ONE}/edit/${id}`)).status).toBe(404);
  expect((await own.call("company admin", "PUT", `${ONE}/${id}`, { tutorial: { title: "Mine now" } })).status).toBe(404);
  expect((await own.call("company admin", "GET", `/v2/properties/${foreign.propertyId}/tutorials`)).status).toBe(404);
});

test.each([
  ["control characters", { title: "a\u0000b" }, 422],
  ["a lone surrogate", { title: "a\ud800" }, 422],
  ["100,000 characters", { title: "x".repeat(100_000) }, 422],
  ["an emoji and right-to-left text", { title: "👋 مرحبا" }, 200],
  ["two steps of one id", { steps: [] as unknown[] }, 422],
])("what a title or its steps may hold: %s", async (_name, change, status) => {
  const tenant = await newTenant();
  const id = await tenant.guide();
  const { body } = await tenant.call("company admin", "GET", `${ONE}/edit/${id}`);
  const [first] = body.steps as object[];
  if ("steps" in change) change.steps = [first, first];
  expect((await tenant.call("company admin", "PUT", `${ONE}/${id}`, { tutorial: change })).status).toBe(status);
});

test("the PDF export is told how many steps a guide has: none is 0, and so is an answer without a count (section 7)", async () => {
  const tenant = await newTenant();
  const count = (guide: unknown) =>
    tenant.call("company contributor", "GET", `/v2/services/tutorial_pdf_exports/properties/:p/tutorials/${guide}/steps/count`);
  expect(await count(await tenant.guide())).toMatchObject({ status: 200, body: { data: { count: 2 } } });
  const empty = await tenant.call("company admin", "POST", ONE, { tutorial: { title: "Empty" } });
  expect((await count(empty.body.id)).body).toEqual({ data: { count: 0 } });
  expect((await count(await (await newTenant()).guide())).status).toBe(404);
  expect(guideCalls.countSteps.answer.parse({ data: {} })).toEqual({ data: { count: 0 } });
});
