import { beforeEach, expect, test } from "vitest";
import { addPageSegment } from "#server/resources/page-segments/store.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/tags";
type Body = { id: number; name: string };

let tenant: Tenant;
beforeEach(async () => {
  tenant = await newTenant();
});
const call = async (method: string, path = "", body?: unknown) => {
  const answer = await tenant.call("company admin", method, ALL + path, body);
  return { status: answer.status, body: answer.body as unknown as Body };
};
const add = async (name: string, more: object = { selector: "#save" }) => (await call("POST", "", { name, ...more })).body.id;
const pageSegment = () => addPageSegment(tenant.db, tenant.propertyId, { name: "Deals", rules: ["/deals*"], visibility: true }, null);

test("a tag is elements, pages or both, and is changed by the revision that was read (spec 2 §3: Tag)", async () => {
  const segment = await pageSegment();
  const made = await call("POST", "", { name: "Board", selector: "#board", urlRule: " /deals* ", pageSegment: segment });
  expect(made).toMatchObject({
    status: 201,
    body: { name: "Board", selector: "#board", urlRule: "/deals*", pageSegment: segment, revision: 1 },
  });
  const { id } = made.body;
  expect((await call("GET", `/${id}`)).body).toMatchObject({
    usage: { tutorials: [], launchers: [], journeys: [], segments: [] },
    seenOn: null,
    usedOn: null,
  });
  expect((await call("PUT", `/${id}`, { selector: "", revision: 1 })).body).toMatchObject({
    selector: "",
    urlRule: "/deals*",
    revision: 2,
  });
  expect((await call("PUT", `/${id}`, { name: "Late", revision: 1 })).body).toMatchObject({
    code: "changed_meanwhile",
    current: { name: "Board" },
  });
});

test.each([
  [{}, "selector", "tag_error_empty"],
  [{ selector: "  " }, "selector", "tag_error_empty"],
  [{ selector: "x".repeat(1001) }, "selector", "text_error_too_long"],
  [{ urlRule: "/a b" }, "urlRule", "page_segment_url_spaces"],
  [{ urlRule: "/<a>" }, "urlRule", "page_segment_url_invalid"],
  [{ pageSegment: 999_999_999 }, "pageSegment", "page_segment_error_gone"],
])("a tag of wrong parts is refused, new or changed (%#)", async (more, path, code) => {
  expect(await call("POST", "", { name: "A", ...more })).toMatchObject({ status: 422, body: { fields: [{ path, code }] } });
  const id = await add("B");
  const emptied = { selector: "", urlRule: "", ...more };
  expect(await call("PUT", `/${id}`, emptied)).toMatchObject({ status: 422, body: { fields: [{ path, code }] } });
});

test("two tags of a property have two names, whatever their case (design §4)", async () => {
  const [save, other] = [await add("Säve"), await add("Other")];
  const taken = { status: 409, body: { fields: [{ path: "name", code: "tag_error_name_taken" }] } };
  expect(await call("POST", "", { name: "SÄVE", selector: "#a" })).toMatchObject(taken);
  expect(await call("PUT", `/${other}`, { name: "säve" })).toMatchObject(taken);
  expect((await call("PUT", `/${save}`, { name: "SÄVE" })).status).toBe(200);
  const both = await Promise.all(["Twice", "twice"].map((name) => call("POST", "", { name, selector: "#a" })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("lists come by name, searched and paged (spec 2 §7: GET tags)", async () => {
  for (const name of ["b", "A", "c"]) await add(name);
  const list = async (query: string) => (await call("GET", query)).body as unknown as { data: Body[]; pagination: unknown };
  expect((await list("")).data.map(({ name }) => name)).toEqual(["A", "b", "c"]);
  expect((await list("?search=C")).data).toMatchObject([{ name: "c", selector: "#save" }]);
  expect(await list("?limit=2&page=2")).toMatchObject({ data: [{ name: "c" }], pagination: { page: 2, limit: 2, total: 3 } });
});

test("a tag says on which day somebody met it last", async () => {
  const id = await add("Save");
  const row = { property_id: tenant.propertyId, person: "ada", content_id: id, count: 1 };
  await tenant.db
    .insertInto("person_event_days")
    .values([
      { ...row, kind: "tag_seen", day: "2026-03-01" },
      { ...row, kind: "tag_seen", day: "2026-03-09" },
      { ...row, kind: "tag_used", day: "2026-03-02" },
      { ...row, kind: "tag_used", day: "2026-03-05", content_id: id + 1 },
    ])
    .execute();
  expect((await call("GET", `/${id}`)).body).toMatchObject({ seenOn: "2026-03-09", usedOn: "2026-03-02" });
});

test("a tag that a journey or a user segment uses stays, with the usage in the answer (issue 9 C)", async () => {
  const [id, end] = [await add("Save"), await add("Done")];
  const journey = await tenant.call("company admin", "POST", "/v2/properties/:p/journeys", {
    name: "Saving",
    startTag: id,
    endTag: end,
    windowSeconds: 60,
  });
  const filters = ["tagSeen", "sessionStarted", "guideStarted"].map((key) => ({
    type: "eventCount",
    key,
    operator: "lessThan",
    value: { count: 2, days: 7, ...(key !== "sessionStarted" && { of: key === "tagSeen" ? String(id) : end }) },
  }));
  const { id: segment } = await tenant.db
    .insertInto("segments")
    .values({
      property_id: tenant.propertyId,
      name: "Savers",
      filter_groups: JSON.stringify([
        { connection: "and", filters: [] },
        { connection: "or", filters },
      ]),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const usage = {
    tutorials: [],
    launchers: [],
    journeys: [{ id: journey.body.id, title: "Saving" }],
    segments: [{ id: segment, title: "Savers" }],
  };
  expect(await call("DELETE", `/${id}`)).toMatchObject({ status: 409, body: { code: "tag_in_use", current: { id, usage } } });
  // Nothing but a filter on tags names a tag.
  expect((await call("GET", `/${end}`)).body).toMatchObject({ usage: { segments: [] } });
  await tenant.call("company admin", "DELETE", `/v2/properties/:p/journeys/${journey.body.id}`);
  await tenant.db.deleteFrom("segments").where("id", "=", segment).execute();
  expect((await call("DELETE", `/${id}?revision=1`)).status).toBe(204);
});

test("a page segment is deleted, or a tag begins to use it, but not both", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const { db, propertyId } = tenant;
      const segment = await addPageSegment(db, propertyId, { name: `Area ${index}`, rules: ["/a"], visibility: true }, null);
      const [made, gone] = await Promise.all([
        call("POST", "", { name: `Tag ${index}`, pageSegment: segment }),
        tenant.call("company admin", "DELETE", `/v2/properties/:p/page_segments/${segment}`),
      ]);
      return `${made.status} ${gone.status}`;
    }),
  );
  expect(outcomes.filter((outcome) => outcome !== "201 409" && outcome !== "422 204")).toEqual([]);
});

test("a page of tags says of each what uses it and when players reported it", async () => {
  const [seen, idle] = [await add("Seen"), await add("Idle")];
  const row = { property_id: tenant.propertyId, person: "ada", count: 1, content_id: seen };
  await tenant.db
    .insertInto("person_event_days")
    .values([
      { ...row, kind: "tag_seen", day: "2026-03-09" },
      { ...row, kind: "tag_used", day: "2026-03-02" },
    ])
    .execute();
  const journey = { name: "Saving", startTag: seen, endTag: idle, windowSeconds: 60 };
  const { body } = await tenant.call("company admin", "POST", "/v2/properties/:p/journeys", journey);
  const journeys = [{ id: body.id, title: "Saving" }];
  const listed = await tenant.call("company admin", "GET", "/v3/properties/:p/tags?limit=20");
  expect(listed.body).toMatchObject({
    data: [
      { id: idle, usage: { journeys, segments: [] }, seenOn: null, usedOn: null },
      { id: seen, usage: { journeys }, seenOn: "2026-03-09", usedOn: "2026-03-02" },
    ],
    pagination: { page: 1, limit: 20, total: 2 },
  });
});
