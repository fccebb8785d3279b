import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { SHOWING } from "#app/domain/targeting/showing.ts";
import { EDITED_HOST, editedTenant } from "#tests/support/editor-call.ts";
import { newTenant } from "#tests/support/tenant.ts";

const TUTORIALS = "/v2/properties/:p/tutorials";
const { tenant, guide, tokenOf, use, status } = await editedTenant();

test("it saves drafts and publishes nothing, and makes no other calls", async () => {
  const [token, key] = [await tokenOf(), randomUUID()];
  const one = { token, key, method: "PUT", path: `${TUTORIALS}/${guide}` };
  const { body } = await use({ token, key, path: `${TUTORIALS}/edit/${guide}` });
  const saved = await use({ ...one, body: { tutorial: { steps: body.steps, revision: body.revision } } });
  expect([saved.status, saved.body.revision]).toEqual([200, body.revision + 1]);
  const late = await use({ ...one, body: { tutorial: { steps: body.steps, revision: body.revision } } });
  expect([late.status, late.body.current.revision]).toEqual([409, body.revision + 1]);
  const bad = await use({ ...one, body: { tutorial: { steps: [{ ...body.steps[0], url: "a b" }], revision: body.revision + 1 } } });
  expect([bad.status, bad.body.fields[0].path]).toEqual([422, "tutorial.steps.0.url"]);
  for (const more of [
    { visibility: "public" },
    { visibility: "private" },
    { showing: { ...SHOWING, auto: true } },
    { segment: await tenant.segment() },
    { pageSegment: 0 },
    { languageBehaviour: "hide" },
    { languageTexts: { en: { status: "off" } } },
    { note: "On page" },
  ])
    expect([more, await use({ ...one, body: { tutorial: { title: "Mine", ...more } } })]).toMatchObject([
      more,
      { status: 401, body: { code: "not_allowed_for_role" } },
    ]);
  expect(await status({ ...one, body: { tutorial: { title: "Mine again", subtitle: "", putBack: [] } } })).toBe(200);
  expect(await status({ ...one, method: "DELETE" })).toBe(401);
  expect(await status({ token, key, path: TUTORIALS })).toBe(401);
  expect(await status({ token, key, method: "POST", path: "/v3/properties/:p/in-page/token", body: { guide } })).toBe(401);
});

test.each([
  ["tooltip", "/v2/properties/:p/tooltips", { show: "beacon" }],
  ["validator", "/v3/properties/:p/validators", { rule: { kind: "length", least: 2, most: null } }],
])("it makes and changes a %s, and deletes none", async (noun, path, own) => {
  const [token, key] = [await tokenOf(), randomUUID()];
  const made = await use({
    token,
    key,
    method: "POST",
    path,
    body: { name: `On page ${noun}`, identifier: "#a", texts: { en: "A" }, ...own },
  });
  expect(made).toMatchObject({ status: 201, body: { ...own, enabled: false, revision: 1 } });
  const one = { token, key, method: "PUT", path: `${path}/${made.body.id}` };
  expect(await use({ ...one, body: { url: "/a", enabled: false, revision: 1 } })).toMatchObject({ status: 200, body: { revision: 2 } });
  expect(await use({ ...one, body: { url: "/b", revision: 1 } })).toMatchObject({ status: 409, body: { current: { revision: 2 } } });
  expect((await use({ token, key, path })).body.data).toMatchObject([{ id: made.body.id }]);
  expect(await status({ ...one, method: "DELETE" })).toBe(401);
  expect(await status({ ...one, body: { name: "X" }, origin: "https://evil.test" })).toBe(401);
  expect(await status({ ...one, body: { name: "X" }, key: randomUUID() })).toBe(401);
});

test.each([
  ["tooltip", "/v2/properties/:p/tooltips"],
  ["validator", "/v3/properties/:p/validators"],
] as const)("it switches no %s on or off, and changes of one that is on neither its page nor who sees it", async (noun, path) => {
  const [on, off] = [await tenant[noun]("Switched on", { enabled: true }), await tenant[noun]("Switched off")];
  const sent = { token: await tokenOf(), key: randomUUID() };
  const change = (id: number, body: object) => use({ ...sent, method: "PUT", path: `${path}/${id}`, body });
  const refused = { status: 422, body: { fields: [{ path: "enabled", code: "hint_error_switched_on_page" }] } };
  expect(
    await use({ ...sent, method: "POST", path, body: { name: "Live at once", identifier: "#a", texts: { en: "A" }, enabled: true } }),
  ).toMatchObject(refused);
  expect(await change(off, { enabled: true })).toMatchObject(refused);
  expect(await change(on, { enabled: false })).toMatchObject(refused);
  expect(await change(on, { enabled: true, texts: { en: "Changed" } })).toMatchObject({ status: 200, body: { texts: { en: "Changed" } } });
  const [segment, pageSegment] = [await tenant.segment(`Of ${noun}s`), await tenant.pageSegment(`Of ${noun}s`)];
  for (const place of [{ url: "/b" }, { segment }, { pageSegment }]) {
    const [field] = Object.keys(place);
    expect(await change(on, place)).toMatchObject({ status: 422, body: { fields: [{ path: field, code: "hint_error_live_on_page" }] } });
    expect(await change(off, place)).toMatchObject({ status: 200, body: place });
  }
  expect((await change(on, { url: "", segment: 0, pageSegment: 0, identifier: "#b", name: `Other ${noun}` })).status).toBe(200);
  const all = (await use({ ...sent, path })).body.data as { id: number; name: string; enabled: boolean }[];
  expect(all.filter(({ id }) => id === on || id === off).map(({ id, enabled }) => enabled === (id === on))).toEqual([true, true]);
  expect(all.map(({ name }) => name)).not.toContain("Live at once");
});

test("it makes one of each write that is repeated with the same key", async () => {
  const [token, key] = [await tokenOf(), randomUUID()];
  const path = "/v2/properties/:p/tooltips";
  const sent = { token, key, method: "POST", path, body: { name: "Repeated" }, repeated: `tooltip-${randomUUID()}` };
  const [first, second] = [await use(sent), await use(sent)];
  expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
});

test("a contributor changes what is on, and neither makes one nor changes what is off", async () => {
  const staff = await newTenant({ url: EDITED_HOST });
  const on = await staff.tooltip("On", { enabled: true });
  const off = await staff.tooltip("Off");
  const [token, key] = [await tokenOf("property contributor", staff, await staff.guide({ live: true })), randomUUID()];
  const path = "/v2/properties/:p/tooltips";
  const sent = { token, key, property: staff.propertyId };
  const change = (id: number) => status({ ...sent, method: "PUT", path: `${path}/${id}`, body: { texts: { en: "B" } } });
  expect([await change(on), await change(off)]).toEqual([200, 401]);
  expect(await status({ ...sent, method: "POST", path, body: { name: "New" } })).toBe(401);
});

test("it is told whether the plan has tooltips", async () => {
  const [token, key] = [await tokenOf(), randomUUID()];
  const flags = (tooltips: boolean) =>
    tenant.db
      .updateTable("properties")
      .set({ feature_flags: JSON.stringify({ tooltips }) })
      .where("id", "=", tenant.propertyId)
      .execute();
  await flags(false);
  const sent = { token, key, method: "POST", path: "/v2/properties/:p/tooltips", body: { name: "Not planned" } };
  expect(await status(sent)).toBe(404);
  expect((await use({ token, key })).body).toMatchObject({ tooltips: false });
  await flags(true);
  expect((await use({ token, key })).body).toMatchObject({ tooltips: true });
});
