import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { loader as removalAsked, action as remove } from "#app/routes/app/$property/users/list/tags/$tagId/delete/page.tsx";
import { action as edit, loader as edited } from "#app/routes/app/$property/users/list/tags/$tagId/page.tsx";
import { action as create, loader as creation } from "#app/routes/app/$property/users/list/tags/create/page.tsx";
import TagsScreen, { loader } from "#app/routes/app/$property/users/list/tags/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/users/list/tags";
const ONE = `${LIST}/:tagId`;

let tenant: Tenant;
let admin: Visitor;
let deals: number;
let journey: number;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  deals = await tenant.pageSegment("Deals");
  const board = await tenant.tag("Board", { pageSegment: deals });
  const button = await tenant.tag("Add", { selector: "#add > b", urlRule: "/deals*" });
  journey = await tenant.journey("Adding", button, board);
  const seen = { property_id: tenant.propertyId, person: "ada", content_id: button, kind: "tag_seen", day: "2026-03-09", count: 1 };
  await tenant.db.insertInto("person_event_days").values(seen).execute();
});

test("the list says of each tag what and where it is, when it was met last, and what uses it (specification 2, section 3: Tag)", async () => {
  const { data } = await admin.open(loader, LIST);
  const uses = [{ kind: "journey", id: journey, to: `/app/${tenant.propertyId}/users/list/tags/journeys/${journey}` }];
  expect(data.tags).toMatchObject([
    { name: "Add", selector: "#add > b", urlRule: "/deals*", pageSegment: null, seen: "9 Mar 2026", used: null, uses },
    { name: "Board", selector: "", urlRule: "", pageSegment: { id: deals, name: "Deals" }, seen: null, used: null, uses },
  ]);
  const markup = await markupAt(`/app/${tenant.propertyId}/users/list/tags`, createElement(TagsScreen), data, "de");
  for (const word of ["Die Seite selbst", "#add &gt; b", "9 Mar 2026", "Nie", "1 Ablauf", "Adding"]) expect(markup).toContain(word);
});

test("the list is searched by name, and a page beyond the last leads to that", async () => {
  const { data } = await admin.open(loader, `${LIST}?search=BOA`);
  expect(data).toMatchObject({ total: 1, tags: [{ name: "Board" }] });
  expect((await admin.open(loader, `${LIST}?page=5&search=boa`)).to).toBe(
    `/app/${tenant.propertyId}/users/list/tags?search=boa&page=1&limit=20`,
  );
  expect((await admin.open(loader, `${LIST}?limit=7`)).status).toBe(400);
});

describe("a new tag", () => {
  const send = (form: Record<string, string>) => admin.send(create, `${LIST}/create`, form);

  test("leads to the list with a message", async () => {
    expect((await admin.open(creation, `${LIST}/create`)).data.pageSegments).toEqual([{ id: deals, name: "Deals" }]);
    const answer = await send({ name: "Fresh", selector: ".fresh", urlRule: "", pageSegment: String(deals) });
    expect([answer.status, answer.to, await admin.toast()]).toEqual([302, `/app/${tenant.propertyId}/users/list/tags`, "tag_created"]);
  });

  test.each([
    [{ name: "", selector: "#a" }, 422, { name: ["tag_error_name_missing"] }],
    [{ name: "Nowhere" }, 422, { selector: ["tag_error_empty"] }],
    [{ name: "board", selector: "#a" }, 409, { name: ["tag_error_name_taken"] }],
    [{ name: "Rule", urlRule: "/a b" }, 422, { urlRule: ["page_segment_url_spaces"] }],
    [{ name: "Gone", pageSegment: "999999999" }, 422, { pageSegment: ["page_segment_error_gone"] }],
    [{ name: "Odd", pageSegment: "x" }, 422, { pageSegment: ["text_error_invalid"] }],
  ])("that is not accepted comes back as typed: %j", async (form, status, errors) => {
    const answer = await send(form as Record<string, string>);
    expect([answer.status, errorsOf(answer)]).toEqual([status, errors]);
    const typed = Object.fromEntries(Object.entries(form).filter(([, value]) => value));
    expect((answer.data.submission as { initialValue: object }).initialValue).toEqual(typed);
  });
});

describe("one tag", () => {
  const base = (name: string) => JSON.stringify({ name, selector: "#save", urlRule: "", pageSegment: "" });
  const form = (name: string, more: Record<string, string> = {}) => ({ name, selector: "#save", intent: "save", revision: "1", ...more });

  test("is renamed, and merged with what somebody else changed; what both changed is asked about by name", async () => {
    const tagId = await tenant.tag("Save");
    const other = await visitor(tenant, "company moderator");
    await other.send(edit, ONE, form("Save", { pageSegment: String(deals), base: base("Save") }), { tagId });
    const late = await admin.send(edit, ONE, form("Renamed", { base: base("Save") }), { tagId });
    expect([late.status, await admin.toast()]).toEqual([302, "tag_saved_merged"]);
    const { data } = await admin.open(edited, ONE, { tagId });
    expect(data.values).toEqual({ name: "Renamed", selector: "#save", urlRule: "", pageSegment: String(deals) });
    const more = await tenant.pageSegment("More");
    const third = await admin.send(edit, ONE, form("Save", { pageSegment: String(more), base: base("Save") }), { tagId });
    const asks = [{ name: "pageSegment", theirs: "Deals", yours: "More" }];
    expect([third.status, third.data.failure]).toMatchObject([409, { conflict: { asks } }]);
  });

  test("is deleted after it was asked about, unless something uses it", async () => {
    const tagId = await tenant.tag("Goes");
    const end = await tenant.tag("Stays");
    const held = await tenant.journey("Holds it", tagId, end);
    const uses = [{ kind: "journey", id: held, title: "Holds it" }];
    expect((await admin.open(removalAsked, `${ONE}/delete`, { tagId })).data).toMatchObject({ title: "Delete “Goes”?", uses });
    const refused = await admin.send(remove, `${ONE}/delete`, { revision: "1" }, { tagId });
    expect([refused.status, refused.data]).toMatchObject([409, { code: "tag_in_use", uses }]);
    await tenant.db.deleteFrom("journeys").where("id", "=", held).execute();
    const done = await admin.send(remove, `${ONE}/delete`, { revision: "1" }, { tagId });
    expect([done.to, await admin.toast()]).toEqual([`/app/${tenant.propertyId}/users/list/tags`, "tag_deleted"]);
  });

  test("of another property or of nobody is not found", async () => {
    const foreign = await (await newTenant()).tag("Theirs");
    for (const tagId of [foreign, 999999999, "abc"]) {
      const answers = [
        await admin.open(edited, ONE, { tagId }),
        await admin.open(removalAsked, `${ONE}/delete`, { tagId }),
        await admin.send(remove, `${ONE}/delete`, { revision: "1" }, { tagId }),
        await admin.send(edit, ONE, form("A", { base: "{}" }), { tagId }),
      ];
      expect([tagId, answers.map(({ status }) => status)]).toEqual([tagId, [404, 404, 404, 404]]);
    }
  });
});
