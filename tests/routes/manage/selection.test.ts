import { createElement } from "react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import ListScreen, { loader as listed } from "#app/routes/app/$property/manage/list/page.tsx";
import ChosenGuidesScreen, { action, loader } from "#app/routes/app/$property/manage/list/selection/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/manage/list";
const CHOSEN = `${LIST}/selection`;

let tenant: Tenant;
let admin: Visitor;
let segment: number;
let pageSegment: number;
let guides: number[];
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  segment = await tenant.segment("Whoever");
  pageSegment = await tenant.pageSegment("Deals");
});
beforeEach(async () => {
  guides = [await tenant.guide({ title: "One", live: true }), await tenant.guide({ title: "Two" })];
});

const chosen = (ids = guides) => `${CHOSEN}?${new URLSearchParams(ids.map((id) => ["guide", String(id)]))}`;
const change = (fields: Record<string, string>, read = guides.map((id) => `${id}.1`), who = admin) =>
  who.send(action, chosen(), [...Object.entries({ confirmed: "yes", ...fields }), ...read.map((each): [string, string] => ["read", each])]);
const guide = async (id: number) => (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${id}`)).body;
const audienceOf = async (id: number) => {
  const { segment, pageSegment, revision } = await guide(id);
  return [segment, pageSegment, revision];
};

describe("several guides at once", () => {
  test("are chosen in the list, without scripts too, and asked about where they were chosen", async () => {
    const back = `/app/${tenant.propertyId}/manage/list?search=o`;
    const form: [string, string][] = guides.map((id) => ["guide", String(id)]);
    const sent = await admin.send(action, `${CHOSEN}?return=${encodeURIComponent(back)}`, form);
    expect(sent.status).toBe(302);
    const query = new URL(sent.to ?? "", "http://handrail.test").searchParams;
    expect([query.getAll("guide"), query.get("return")]).toEqual([guides.map(String), back]);
    const { data } = await admin.open(loader, `${CHOSEN}?${query}`);
    expect(data).toMatchObject({ guides: [{ id: guides[0], title: "One", visibility: "public" }, { id: guides[1] }], gone: 0, left: 0 });
    expect(data.cancel).toBe(`${back}&guide=${guides[0]}&guide=${guides[1]}`);
    const html = await markupAt(`/app/${tenant.propertyId}/manage/list/selection`, createElement(ChosenGuidesScreen), data);
    for (const text of ["Leave as it is", "Change 2 guides", `value="${guides[0]}.1"`, "Whoever"]) expect(html).toContain(text);
    const again = await admin.open(listed, `${LIST}?guide=${guides[1]}`);
    const list = await markupAt(`/app/${tenant.propertyId}/manage/list`, createElement(ListScreen), again.data);
    const box = (id = 0) => new RegExp(`<input type="checkbox"[^>]* form="choice"[^>]*value="${id}"[^>]*>`).exec(list)?.[0] ?? "";
    expect([box(guides[0]), box(guides[1])]).toEqual([
      expect.not.stringContaining("checked"),
      expect.stringMatching(/aria-label="Select “Two”".*checked|checked.*aria-label="Select “Two”"/),
    ]);
  });

  test("get a user segment, a page segment or both; what is left as it is stays", async () => {
    const answer = await change({ segment: String(segment), pageSegment: "keep" });
    expect([answer.status, await admin.message()]).toMatchObject([302, { key: "audience_changed", values: { count: 2 } }]);
    for (const id of guides) expect(await audienceOf(id)).toEqual([segment, 0, 2]);
    expect(await guide(guides[0] ?? 0)).toMatchObject({ visibility: "public", hasUnpublishedChanges: false });
    const read = guides.map((id) => `${id}.2`);
    expect((await change({ segment: "none", pageSegment: String(pageSegment) }, read)).status).toBe(302);
    for (const id of guides) expect(await audienceOf(id)).toEqual([0, pageSegment, 3]);
  });

  test("get tags or lose them; ticked ones without a use are asked about, and one that is gone is said at the tags", async () => {
    const tag = await tenant.tag("Search");
    const tagsOf = async () => Promise.all(guides.map(async (id) => (await guide(id)).tags));
    expect((await change({ tagMode: "hide", tags: String(tag) })).status).toBe(302);
    const hidden = { mode: "hide", list: [tag] };
    expect(await tagsOf()).toEqual([hidden, hidden]);
    const read = guides.map((id) => `${id}.2`);
    const unused = await change({ segment: String(segment), tags: String(tag) }, read);
    expect([unused.status, errorsOf(unused)]).toEqual([422, { tagMode: ["audience_error_tag_mode"] }]);
    const gone = await change({ tagMode: "show", tags: "999999999" }, read);
    expect([gone.status, Object.keys(errorsOf(gone) ?? {})]).toEqual([422, ["tags"]]);
    expect((await change({ segment: String(segment) }, read)).status).toBe(302);
    expect(await tagsOf()).toEqual([hidden, hidden]);
    const later = guides.map((id) => `${id}.3`);
    expect((await change({ tagMode: "show" }, later)).status).toBe(302);
    expect(await tagsOf()).toEqual([
      { mode: "show", list: [] },
      { mode: "show", list: [] },
    ]);
  });

  test("that somebody changed meanwhile are left, with the reason, and can be changed after all", async () => {
    const [first = 0, second = 0] = guides;
    await tenant.call("company moderator", "PUT", `/v2/properties/:p/tutorials/${second}`, { tutorial: { title: "Theirs" } });
    const answer = await change({ segment: String(segment), pageSegment: "keep" });
    expect([answer.status, answer.data]).toMatchObject([
      409,
      { changed: 1, gone: 0, left: [{ id: second, title: "Theirs", revision: 2, code: "changed_meanwhile" }] },
    ]);
    expect([await audienceOf(first), await audienceOf(second)]).toEqual([
      [segment, 0, 2],
      [0, 0, 2],
    ]);
    expect((await change({ segment: String(segment) }, [`${second}.2`])).status).toBe(302);
    expect(await audienceOf(second)).toEqual([segment, 0, 3]);
  });

  test("that are archived meanwhile, or another property's, are counted and not changed", async () => {
    const [first = 0, second = 0] = guides;
    const foreign = await (await newTenant()).guide();
    await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${second}`);
    const answer = await change({ segment: String(segment) }, [`${first}.1`, `${second}.2`, `${foreign}.1`]);
    expect([answer.status, answer.data]).toMatchObject([409, { changed: 1, gone: 2, left: [] }]);
    expect((await admin.open(loader, chosen([first, second, foreign]))).data).toMatchObject({ guides: [{ id: first }], gone: 2 });
  });

  test("need something to change", async () => {
    const answer = await change({ segment: "keep", pageSegment: "keep" });
    expect([answer.status, errorsOf(answer)]).toEqual([422, { segment: ["audience_error_kept"] }]);
  });

  test("keep what was chosen when that is gone, and say so in its place", async () => {
    const answer = await change({ segment: "999999999", pageSegment: "none" });
    expect([answer.status, errorsOf(answer)]).toEqual([422, { segment: ["segment_error_gone"] }]);
    expect(answer.data.submission).toMatchObject({ initialValue: { segment: "999999999", pageSegment: "none" } });
  });

  test.each(["company contributor", "property contributor"] as const)("are not offered to a %s, who may not see segments", async (kind) => {
    const contributor = await visitor(tenant, kind);
    expect((await contributor.open(listed, LIST)).data.chosen).toBeNull();
    expect((await contributor.open(loader, chosen())).status).toBe(401);
    expect((await change({ segment: "none" }, undefined, contributor)).status).toBe(401);
  });
});

describe("the segments indicator (specification 2, section 2)", () => {
  const rowOf = async (who: Visitor, title: string, language?: "de") => {
    const { data } = await who.open(listed, `${LIST}?search=${title}`);
    return markupAt(`/app/${tenant.propertyId}/manage/list`, createElement(ListScreen), data, language);
  };

  test.each([
    ["company admin", "User segment “Whoever” · Page segment “Deals” · Shows by itself"],
    ["company contributor", "One user segment · One page segment · Shows by itself"],
  ] as const)("says to a %s whom a guide and a chapter are for", async (kind, words) => {
    const chapter = await tenant.chapter(`Shown ${kind}`);
    const id = await tenant.guide({ title: `Shown ${kind}`, chapter });
    const showing = { auto: true, from: null, to: null, recurrence: 0, reminder: 0, priority: 50 };
    const audience = { segment, pageSegment, showing };
    await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${id}`, { tutorial: audience });
    await tenant.call("company admin", "PUT", `/v2/properties/:p/launchers/${chapter}`, audience);
    const html = await rowOf(await visitor(tenant, kind), `Shown ${kind}`);
    expect(html.split(`title="${words}"`)).toHaveLength(3);
    expect(html.split("#audience-segment")).toHaveLength(3);
  });

  test("is left out for what everybody sees everywhere", async () => {
    await tenant.guide({ title: "Whosever" });
    expect(await rowOf(admin, "Whosever")).not.toContain("#audience-");
  });
});
