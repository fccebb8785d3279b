import { createElement } from "react";
import { beforeEach, expect, test } from "vitest";
import ActScreen, { action as act, loader as question } from "#app/routes/app/$property/manage/list/selection/$act/page.tsx";
import { action as choose } from "#app/routes/app/$property/manage/list/selection/page.tsx";
import ReportScreen, { loader as report, action as undo } from "#app/routes/app/$property/manage/list/selection/report/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const SELECTION = "/app/:p/manage/list/selection";

let tenant: Tenant;
let admin: Visitor;
let guides: number[];
beforeEach(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  guides = [await tenant.guide({ title: "One" }), await tenant.guide({ title: "Two", live: true }), await tenant.guide({ title: "Three" })];
});

const at = (path: string) => `/app/${tenant.propertyId}/manage/${path}`;
const send = (name: string, ids = guides, fields: [string, string][] = [], revision = 1) =>
  admin.send(
    act,
    `${SELECTION}/:act?return=${encodeURIComponent(at("list?search=o"))}`,
    [...ids.map((id): [string, string] => ["read", `${id}.${revision}`]), ...fields],
    { act: name },
  );
const readReport = async (to: string | null) => {
  const address = (to ?? "").replace(/^\/app\/\d+/, "/app/:p");
  const { status, data } = await admin.open(report, address);
  const html = await markupAt(to ?? "", createElement(ReportScreen), data);
  return {
    status,
    address,
    html,
    data: data as { done: { id: number }[]; failed: { id: number; reason: string }[]; again: string | null; undoes: boolean },
  };
};
const guide = async (id: number) => (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${id}`)).body;
const visibilities = () => Promise.all(guides.map(async (id) => (await guide(id)).visibility));

test.each(["publish", "unpublish", "move", "archive"])("guides chosen in the list to %s are asked about first", async (name) => {
  const form: [string, string][] = [...guides.map((id): [string, string] => ["guide", String(id)]), ["act", name]];
  const { status, to } = await admin.send(choose, SELECTION, form);
  expect([status, to]).toEqual([302, expect.stringContaining(`/selection/${name}?`)]);
  const { data } = await admin.open(question, `${SELECTION}/:act${new URL(to ?? "", "http://x").search}`, { act: name });
  const html = await markupAt(to ?? "", createElement(ActScreen), data);
  for (const text of ["3 guides?", "One", "Two", `value="${guides[0]}.1"`]) expect(html).toContain(text);
  expect(html.includes("Move to chapter")).toBe(name === "move");
});

test("what nobody can do with several guides is not there, and none chosen is said", async () => {
  expect((await admin.open(question, `${SELECTION}/:act?guide=${guides[0]}`, { act: "delete" })).status).toBe(404);
  const { data } = await admin.open(question, `${SELECTION}/:act`, { act: "publish" });
  expect(await markupAt(at("list/selection/publish"), createElement(ActScreen), data)).toContain("No guides selected");
  const contributor = await visitor(tenant, "company contributor");
  expect((await contributor.open(question, `${SELECTION}/:act?guide=${guides[0]}`, { act: "publish" })).status).toBe(401);
});

test("several are published; each that cannot be stays, and the report says why and where, however often it is read", async () => {
  const [one = 0, , three = 0] = guides;
  const bare = await tenant.guide({ title: "Bare", content: { ...content1("Bare"), steps: [] } });
  await tenant.call("company moderator", "PUT", `/v2/properties/:p/tutorials/${three}`, { tutorial: { subtitle: "Theirs" } });
  const gone = await tenant.guide({ title: "Gone" });
  await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${gone}`);
  const { status, to } = await send("publish", [...guides, bare, gone]);
  expect(status).toBe(302);
  expect(await visibilities()).toEqual(["public", "public", "private"]);
  for (let times = 0; times < 2; times++) {
    const { data, html } = await readReport(to);
    expect(data.done.map(({ id }) => id)).toEqual(guides.slice(0, 2));
    expect(data.failed).toEqual([
      { id: three, title: "Three", reason: "Someone else changed it in the meantime. Look at it, then try again." },
      { id: bare, title: "Bare", reason: "It isn’t complete yet. Open it to see what’s missing." },
      { id: gone, title: "Gone", reason: "It’s archived by now, or no longer exists." },
    ]);
    for (const text of ["2 guides are live", "It didn’t work for 3 guides", `/manage/${bare}/edit/steps`, "list?search=o"])
      expect(html).toContain(text);
    expect(data.again).toContain(`/selection/publish?`);
  }
  expect((await guide(one)).publishedBy).toBe((await tenant.person("company admin")).manager.name);
});

test("a plan limit (402) stops none of the others that need no room, and is told with its sentence", async () => {
  const few = await newTenant({ limits: { public_guide: 1 } });
  const owner = await visitor(few, "company admin");
  const ids = [await few.guide({ title: "A" }), await few.guide({ title: "B" })];
  const { to } = await owner.send(
    act,
    `${SELECTION}/:act`,
    ids.map((id): [string, string] => ["read", `${id}.1`]),
    { act: "publish" },
  );
  const { data } = await owner.open(report, (to ?? "").replace(/^\/app\/\d+/, "/app/:p"));
  expect(data).toMatchObject({
    done: [{ id: ids[0] }],
    failed: [{ id: ids[1], reason: "You have reached your public guide limit of 1 in your application." }],
  });
});

test("several are unpublished, and archived", async () => {
  const down = await readReport((await send("unpublish")).to);
  expect([await visibilities(), down.data.done.length]).toEqual([["private", "private", "private"], 3]);
  expect(down.html).toContain("3 guides aren’t live any more");
  const { data } = await readReport((await send("archive", guides.slice(0, 1))).to);
  expect([await visibilities(), data.done.length]).toEqual([["deleted", "private", "private"], 1]);
});

test("several are moved to a chapter in their order, and moved back to where they were", async () => {
  const [from, to] = [await tenant.chapter("From"), await tenant.chapter("To")];
  const there: number[] = [];
  for (const title of ["A", "B", "C", "D"]) there.push(await tenant.guide({ title, chapter: from }));
  const [a = 0, b = 0, c = 0, d = 0] = there;
  const order = async (chapter: number) =>
    ((await tenant.call("company admin", "GET", `/v2/properties/:p/launchers/${chapter}`)).body.tutorials as { id: number }[]).map(
      ({ id }) => id,
    );
  const moved = await send("move", [a, c, guides[0] ?? 0], [["to", String(to)]]);
  expect([await order(from), await order(to)]).toEqual([
    [b, d],
    [a, c, guides[0]],
  ]);
  const { data, html, address } = await readReport(moved.to);
  expect([data.done.length, data.undoes]).toEqual([3, true]);
  expect(html).toContain("Undo the move");
  const undone = await readReport((await admin.send(undo, address, [])).to);
  expect([await order(from), await order(to)]).toEqual([[a, b, c, d], []]);
  expect(undone.html).toContain("3 guides moved back");
  expect(undone.data.undoes).toBe(false);
  const again = await readReport((await admin.send(undo, address, [])).to);
  expect(again.data.failed).toHaveLength(3);
});

test("a chapter that is gone is the reason for each; a form without one is refused", async () => {
  const { data } = await readReport((await send("move", guides.slice(0, 1), [["to", "999999999"]])).to);
  expect(data.failed).toMatchObject([{ reason: "This chapter no longer exists. Choose another one." }]);
  expect((await send("move")).status).toBe(400);
});

test("a report lists a hundred guides in all, and says how many more its address names", async () => {
  const ids = Array.from({ length: 150 }, (_, index) => 2_147_483_647 - index);
  const query = new URLSearchParams([
    ["act", "archive"],
    ...ids.flatMap((id) => [
      ["done", `${id}`],
      ["failed", `${id - ids.length}.gone`],
    ]),
  ]);
  const { status, data } = await admin.open(report, `${SELECTION}/report?${query}`);
  expect([status, data]).toMatchObject([200, { failed: Array(100).fill({}), left: 200 }]);
  expect(await markupAt("/", createElement(ReportScreen), data)).toContain("A report lists up to 100 guides. 200 more aren’t listed.");
});

test("a report that says nothing leads to the list; what it cannot know is no reason", async () => {
  expect((await admin.open(report, `${SELECTION}/report?act=delete&done=1`)).to).toContain("/manage/list");
  expect((await admin.open(report, `${SELECTION}/report?act=move&done=x`)).to).toContain("/manage/list");
  const foreign = await (await newTenant()).guide({ title: "Secret" });
  const { data } = await admin.open(report, `${SELECTION}/report?act=archive&failed=${foreign}.nonsense`);
  expect(data).toMatchObject({ failed: [{ id: foreign, title: null, reason: "Your changes couldn’t be saved. Try again." }], again: null });
});

test("a report of more than is listed says how many guides it was of, each once", async () => {
  const many = Array.from({ length: 150 }, (_, at) => `failed=${900_000 + at}.changed_meanwhile`).join("&");
  const { html } = await readReport(at(`list/selection/report?act=archive&${many}&done=${guides[0]}&done=${guides[0]}`));
  for (const text of ["1 guide archived", "work for 150 guides"]) expect(html).toContain(text);
});
