import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { action as copy } from "#app/routes/app/$property/users/list/page-segments/$pageSegmentId/copy/page.tsx";
import {
  loader as removalAsked,
  action as remove,
} from "#app/routes/app/$property/users/list/page-segments/$pageSegmentId/delete/page.tsx";
import { action as edit, loader as edited } from "#app/routes/app/$property/users/list/page-segments/$pageSegmentId/page.tsx";
import { action as create } from "#app/routes/app/$property/users/list/page-segments/create/page.tsx";
import PageSegmentsScreen, { loader } from "#app/routes/app/$property/users/list/page-segments/page.tsx";
import { changePropertyPlan } from "#server/resources/plans/store.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/users/list/page-segments";
const ONE = `${LIST}/:pageSegmentId`;
type Row = { id: number; name: string; uses: object[]; verdict: { shows: boolean; rule: string | null } | null };

let tenant: Tenant;
let admin: Visitor;
let deals: number;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  deals = await tenant.pageSegment("B deals", ["/deals*", "*/board", "/won", "/lost", "/open"]);
  await tenant.pageSegment("A settings", ["/settings*"], false);
});

const open = (query: string) => admin.open(loader, LIST + query);
const rowsAt = async (query: string) => (await open(query)).data.pageSegments as Row[];
const namesAt = async (query: string) => (await rowsAt(query)).map(({ name }) => name);

test.each([
  ["", ["A settings", "B deals"]],
  ["?sort=name", ["A settings", "B deals"]],
  ["?sort=name&order=desc", ["B deals", "A settings"]],
  ["?sort=createdAt&order=asc", ["B deals", "A settings"]],
  ["?search=BOARD", ["B deals"]],
  ["?search=nothing", []],
])("the list at %j (specification 2, section 3: Page segment)", async (query, names) => {
  expect(await namesAt(query)).toEqual(names);
});

test("an unknown choice in the address is told, and a page beyond the last leads to that", async () => {
  expect((await open("?sort=size")).status).toBe(400);
  const far = await open("?page=9&search=board&test=%2Fx");
  expect([far.status, far.to]).toEqual([302, `/app/${tenant.propertyId}/users/list/page-segments?search=board&test=%2Fx`]);
});

test.each([
  ["https://crm.test/deals/7", true, "/deals*", true, null, 2],
  ["crm.test/settings", false, null, false, "/settings*", 0],
  ["/a/board", true, "*/board", true, null, 2],
])("tested on %s, each says whether content shows and by which rule", async (test, dealsShow, dealsRule, othersShow, othersRule, shows) => {
  const { data } = await open(`?sort=name&test=${encodeURIComponent(test)}`);
  expect((data.pageSegments as Row[]).map(({ verdict }) => verdict)).toEqual([
    { shows: othersShow, rule: othersRule },
    { shows: dealsShow, rule: dealsRule },
  ]);
  expect(data.tested).toMatchObject({ shows, all: 2 });
});

test.each([
  ["en", ["Everywhere except on", "and 2 more", "Shows", "by the rule", "Content shows with 2 of 2 page segments at /deals"]],
  [
    "de",
    ["Überall außer auf", "und 2 weitere", "Erscheint", "durch die Regel", "Mit 2 von 2 Seitensegmenten erscheinen Inhalte unter /deals"],
  ],
] as const)("the document in %s shows rules, their sense, and what a test says", async (language, words) => {
  const { data } = await open("?test=%2Fdeals");
  const markup = await markupAt(`/app/${tenant.propertyId}/users/list/page-segments`, createElement(PageSegmentsScreen), data, language);
  for (const word of words) expect(markup).toContain(word);
});

type Sent = [string, string][];
const fields = (rules: string[], more: Record<string, string> = {}): Sent => [
  ...Object.entries({ name: "New", visibility: "show", intent: "save", ...more }),
  ...rules.map((rule): [string, string] => ["rules", rule]),
];
const typedIn = (answer: { data: unknown }) =>
  (answer.data as { submission: { initialValue: Record<string, string> } }).submission.initialValue;

describe("a new page segment", () => {
  const send = (form: Sent) => admin.send(create, `${LIST}/create`, form);

  test("leads to the list with a message", async () => {
    const answer = await send(fields([" /contacts* ", "https://crm.test/*"], { name: "Contacts", visibility: "hide" }));
    expect([answer.status, answer.to, await admin.toast()]).toEqual([
      302,
      `/app/${tenant.propertyId}/users/list/page-segments`,
      "page_segment_created",
    ]);
    expect(await rowsAt("?search=contacts")).toMatchObject([{ rules: ["/contacts*", "https://crm.test/*"], visibility: false }]);
  });

  test.each<[Sent, object]>([
    [fields(["/a"], { name: " " }), { name: ["page_segment_name_missing"] }],
    [fields(["/a"], { name: "x".repeat(129) }), { name: ["text_error_too_long"] }],
    [fields([]), { rules: ["page_segment_no_url"] }],
    [fields([""]), { "rules[0]": ["url_error_invalid"] }],
    [fields(["/a", "/b c", "/<d>"]), { "rules[1]": ["page_segment_url_spaces"], "rules[2]": ["page_segment_url_invalid"] }],
    [fields([`/${"a".repeat(128)}`]), { "rules[0]": ["text_error_too_long"] }],
    [fields(Array.from({ length: 51 }, (_, n) => `/${n}`)), { rules: ["page_segment_many_urls"] }],
  ])("that is not accepted comes back as typed (specification 2, section 5: Page segment) %#", async (form, errors) => {
    const answer = await send(form);
    expect([answer.status, errorsOf(answer)]).toEqual([422, errors]);
    const rules = form.filter(([name]) => name === "rules").map(([, rule]) => `${rule}\n`);
    expect(typedIn(answer).rules ?? "").toBe(rules.join(""));
  });

  test("with the name of another says so at the name, without regard to case", async () => {
    const answer = await send(fields(["/a"], { name: "b DEALS" }));
    expect([answer.status, errorsOf(answer)]).toEqual([409, { name: ["page_segment_name_exists"] }]);
  });

  test("beyond the plan names its limit, and so does a copy (specification 2, section 8)", async () => {
    const own = await newTenant({ limits: { public_page_segment: 1 } });
    const theirs = await visitor(own, "company admin");
    const pageSegmentId = await own.pageSegment();
    const limit = { kind: "public_page_segment", n: 1 };
    const refused = await theirs.send(create, `${LIST}/create`, fields(["/a"]));
    expect([refused.status, refused.data.failure]).toMatchObject([402, { limit }]);
    const copied = await theirs.send(copy, `${ONE}/copy`, {}, { pageSegmentId });
    expect([copied.status, copied.data]).toMatchObject([402, { limit }]);
    await changePropertyPlan(own.db, own.propertyId, { limits: { public_page_segment: 2 } });
    expect((await theirs.send(copy, `${ONE}/copy`, {}, { pageSegmentId })).status).toBe(302);
    expect(await theirs.toast()).toBe("page_segment_duplicated");
  });

  test.each([
    ["add", ["/a", "/b c", ""]],
    ["remove-0", ["/b c"]],
    ["test", ["/a", "/b c"]],
  ])("without scripts the button %s sends everything typed back, and judges nothing", async (intent, rules) => {
    const answer = await send(fields(["/a", "/b c"], { intent, name: "", test: "/x" }));
    expect([answer.status, errorsOf(answer)]).toEqual([200, undefined]);
    expect(typedIn(answer)).toMatchObject({ rules: rules.map((rule) => `${rule}\n`).join(""), test: "/x" });
    expect((await send(fields([], { intent: "remove-x" }))).status).toBe(400);
  });
});

describe("one page segment", () => {
  const base = (name: string) => JSON.stringify({ name, visibility: "show", rules: "/deals*\n" });

  test("is shown with what uses it, and keeps its own name", async () => {
    const pageSegmentId = await tenant.pageSegment("Kept");
    const tag = await tenant.tag("On it", { pageSegment: pageSegmentId });
    const { data } = await admin.open(edited, `${ONE}?test=%2Fdeals`, { pageSegmentId });
    expect(data).toMatchObject({
      values: { name: "Kept", visibility: "show", rules: "/deals*\n", test: "/deals" },
      uses: [{ kind: "tag", id: tag, title: "On it", to: `/app/${tenant.propertyId}/users/list/tags/${tag}` }],
    });
    const form = fields(["/deals*", "/more"], { name: "KEPT", revision: "1", base: base("Kept") });
    expect((await admin.send(edit, ONE, form, { pageSegmentId })).status).toBe(302);
    expect(await admin.toast()).toBe("page_segment_saved");
  });

  test("is merged with what somebody else changed; what both changed is asked about in words", async () => {
    const pageSegmentId = await tenant.pageSegment("Merged");
    const other = await visitor(tenant, "company moderator");
    const read = { revision: "1", base: base("Merged") };
    await other.send(edit, ONE, fields(["/theirs"], { ...read, name: "Merged" }), { pageSegmentId });
    const late = await admin.send(edit, ONE, fields(["/deals*"], { ...read, name: "Mine" }), { pageSegmentId });
    expect([late.status, await admin.toast()]).toEqual([302, "page_segment_saved_merged"]);
    const third = await admin.send(edit, ONE, fields(["/mine", "/too"], { ...read, name: "Merged" }), { pageSegmentId });
    expect([third.status, third.data.failure]).toMatchObject([
      409,
      { conflict: { asks: [{ name: "rules", theirs: "/theirs", yours: "/mine\n/too" }] } },
    ]);
    const { initialValue } = third.data.submission as { initialValue: Record<string, string> };
    const again = { revision: String(initialValue.revision), base: String(initialValue.base), name: "Mine" };
    const chosen = fields(["/mine", "/too"], { ...again, "take-rules": "theirs" });
    expect((await admin.send(edit, ONE, chosen, { pageSegmentId })).status).toBe(302);
    expect((await admin.open(edited, ONE, { pageSegmentId })).data.values).toMatchObject({ name: "Mine", rules: "/theirs\n" });
  });

  test("two who show and hide are asked in the words of the form", async () => {
    const pageSegmentId = await tenant.pageSegment("Both");
    await tenant.db.updateTable("page_segments").set({ visibility: false, revision: 3 }).where("id", "=", pageSegmentId).execute();
    const lost = fields(["/deals*"], { name: "Both", visibility: "show", revision: "1", base: "{}" });
    const answer = await admin.send(edit, ONE, lost, { pageSegmentId });
    const asks = [{ name: "visibility", theirs: "Shows everywhere except on these pages", yours: "Shows only on these pages" }];
    expect(answer.data.failure).toMatchObject({ conflict: { asks } });
  });

  test("is deleted after it was asked about, unless something uses it (specification 2, section 8: 409)", async () => {
    const pageSegmentId = await tenant.pageSegment("Goes");
    const back = `/app/${tenant.propertyId}/users/list/page-segments?search=goes`;
    const address = `${ONE}/delete?return=${encodeURIComponent(back)}`;
    const tag = await tenant.tag("Holds it", { pageSegment: pageSegmentId });
    const uses = [{ kind: "tag", id: tag, title: "Holds it" }];
    expect((await admin.open(removalAsked, address, { pageSegmentId })).data).toMatchObject({ title: "Delete “Goes”?", uses, back });
    const refused = await admin.send(remove, address, { revision: "1" }, { pageSegmentId });
    expect([refused.status, refused.data]).toMatchObject([409, { code: "page_segment_in_use", uses }]);
    await tenant.db.deleteFrom("tags").where("id", "=", tag).execute();
    const stale = await admin.send(remove, address, { revision: "7" }, { pageSegmentId });
    expect([stale.status, stale.data]).toMatchObject([409, { code: "changed_meanwhile", overtaken: { revision: 1 } }]);
    expect((await admin.send(remove, address, { revision: "1" }, { pageSegmentId })).to).toBe(back);
    expect(await admin.toast()).toBe("page_segment_deleted");
    expect((await admin.open(edited, ONE, { pageSegmentId })).status).toBe(404);
  });

  test("of another property or of nobody is not found", async () => {
    const foreign = await (await newTenant()).pageSegment();
    for (const pageSegmentId of [foreign, 999999999, "abc", "-1"]) {
      const form = fields(["/a"], { revision: "1", base: "{}" });
      const answers = [
        await admin.open(edited, ONE, { pageSegmentId }),
        await admin.open(removalAsked, `${ONE}/delete`, { pageSegmentId }),
        await admin.send(remove, `${ONE}/delete`, { revision: "1" }, { pageSegmentId }),
        await admin.send(copy, `${ONE}/copy`, {}, { pageSegmentId }),
        await admin.send(edit, ONE, form, { pageSegmentId }),
      ];
      expect([pageSegmentId, answers.map(({ status }) => status)]).toEqual([pageSegmentId, [404, 404, 404, 404, 404]]);
    }
  });
});

test("a copy opens with a name of its own", async () => {
  const answer = await admin.send(copy, `${ONE}/copy`, {}, { pageSegmentId: deals });
  expect([answer.status, await admin.toast()]).toEqual([302, "page_segment_duplicated"]);
  expect(answer.to).toMatch(new RegExp(`/app/${tenant.propertyId}/users/list/page-segments/\\d+$`));
  expect(await namesAt("?search=deals%20(")).toEqual(["B deals (2)"]);
});
