import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { publishDue } from "./publish-due.ts";

const KINDS = {
  guides: {
    path: "/v2/properties/:p/tutorials",
    read: "/edit",
    make: (tenant: Tenant) => tenant.guide({ title: "Draft" }),
    limit: "public_guide",
  },
  chapters: { path: "/v2/properties/:p/launchers", read: "", make: (tenant: Tenant) => tenant.chapter("Draft"), limit: "public_chapter" },
} as const;
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

describe.each(["guides", "chapters"] as const)("%s", (kind) => {
  const { path, read, make, limit } = KINDS[kind];
  let tenant: Tenant;
  let id: number;
  const wrap = (body: object) => (kind === "guides" ? { tutorial: body } : body);
  const item = async () =>
    (await tenant.call("company admin", "GET", `${path}${read}/${id}`)).body as { publishing: { isApproved: boolean } };
  const put = (body: object, who: "company admin" | "company moderator" = "company admin") =>
    tenant.call(who, "PUT", `${path}/${id}`, wrap(body));
  const plan = (publishAt: string | null, unpublishAt: string | null, more: object = {}) =>
    tenant.call("company admin", "PUT", `${path}/${id}/schedule`, { publishAt, unpublishAt, ...more });
  const review = (action: string, who: Parameters<Tenant["call"]>[0], comment = "", revision?: number) =>
    tenant.call(who, "POST", `${path}/${id}/review`, { action, comment, revision });
  const requireApproval = () =>
    tenant.call("company admin", "PUT", "/v3/properties/:p/content-settings", { values: { approvalRequired: true } });
  /** Moves what is planned into the past, as if the time had come. */
  const comeTrue = (...columns: ("publish_at" | "unpublish_at")[]) =>
    sql`update ${sql.table(kind)} set ${sql.join(columns.map((column, index) => sql`${sql.ref(column)} = now() - ${`${2 - index} minutes`}::interval`))}
      where id = ${id}`.execute(tenant.db);

  beforeEach(async () => {
    tenant = await newTenant({ limits: {} });
    id = await make(tenant);
  });

  test("a draft goes live at its time in the name of who planned it, as the draft is then, with the note", async () => {
    expect((await plan(inDays(1), inDays(2), { note: "Spring" })).status).toBe(200);
    await publishDue(tenant.db);
    expect(await item()).toMatchObject({ visibility: "private", publishing: { schedule: { note: "Spring", problem: null } } });
    await put({ title: "Changed since" }, "company moderator");
    await comeTrue("publish_at");
    await publishDue(tenant.db);
    const { name } = (await tenant.person("company admin")).manager;
    expect(await item()).toMatchObject({
      title: "Changed since",
      visibility: "public",
      publishedBy: name,
      publishing: { publishAt: null },
    });
    const { body } = await tenant.call("company admin", "GET", `${path}/${id}/versions`);
    expect(body).toMatchObject({ data: [{ number: 1, note: "Spring", author: name, isLive: true, languages: ["en"] }] });
    await comeTrue("unpublish_at");
    await publishDue(tenant.db);
    expect(await item()).toMatchObject({ visibility: "private", publishing: { publishAt: null, unpublishAt: null, schedule: null } });
    const before = await item();
    await publishDue(tenant.db);
    expect(await item()).toEqual(before);
  });

  test("both times missed while nothing ran: live and ended in order, and people have a version to go back to", async () => {
    await plan(inDays(1), inDays(2));
    await comeTrue("publish_at", "unpublish_at");
    await publishDue(tenant.db);
    expect(await item()).toMatchObject({ visibility: "private", publishedVersion: 1, publishing: { schedule: null } });
  });

  test("what cannot go live at its time stays a draft and says why, until it is planned anew or published", async () => {
    await plan(inDays(1), null);
    await sql`update properties set limits = ${JSON.stringify({ [limit]: 0 })}::jsonb where id = ${tenant.propertyId}`.execute(tenant.db);
    await comeTrue("publish_at");
    await publishDue(tenant.db);
    expect(await item()).toMatchObject({ visibility: "private", publishing: { publishAt: null, schedule: { problem: "limit_reached" } } });
    await sql`update properties set limits = '{}' where id = ${tenant.propertyId}`.execute(tenant.db);
    await put({ visibility: "public" });
    expect(await item()).toMatchObject({ visibility: "public", publishing: { schedule: null } });
  });

  test("what failed at its time and goes live by hand keeps its planned end, and says no more that it failed", async () => {
    await plan(inDays(1), inDays(2), { note: "Spring" });
    await sql`update properties set limits = ${JSON.stringify({ [limit]: 0 })}::jsonb where id = ${tenant.propertyId}`.execute(tenant.db);
    await comeTrue("publish_at");
    await publishDue(tenant.db);
    await sql`update properties set limits = '{}' where id = ${tenant.propertyId}`.execute(tenant.db);
    await put({ visibility: "public" });
    expect((await item()).publishing).toMatchObject({ unpublishAt: expect.any(String), schedule: { note: "Spring", problem: null } });
  });

  test.each([
    ["in the past", () => plan(inDays(-1), null), "publishAt", "schedule_error_past"],
    ["ending in the past", () => plan(null, inDays(-1)), "unpublishAt", "schedule_error_past"],
    ["ending before it begins", () => plan(inDays(2), inDays(1)), "unpublishAt", "schedule_error_order"],
    ["the end of what is not live", () => plan(null, inDays(1)), "unpublishAt", "schedule_error_not_live"],
    ["a time that is none", () => plan("soon" as never, null), "publishAt", expect.any(String)],
  ])("a plan is refused: %s", async (_, planned, field, code) => {
    expect(await planned()).toMatchObject({ status: 422, body: { fields: [{ path: field, code }] } });
  });

  test("publishing, unpublishing and archiving by hand end what was planned; a copy has none of it", async () => {
    await plan(inDays(1), inDays(2));
    await put({ visibility: "public" });
    expect((await item()).publishing).toMatchObject({ publishAt: null, unpublishAt: expect.any(String), schedule: {} });
    await put({ visibility: "private" });
    expect((await item()).publishing).toMatchObject({ unpublishAt: null, schedule: null });
    await plan(inDays(1), null);
    await review("request", "company admin");
    await tenant.call("company admin", "DELETE", `${path}/${id}`);
    const row = await tenant.db.selectFrom(kind).selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ publish_at: null, unpublish_at: null, schedule: null, review: null });
    await comeTrue("publish_at");
    await publishDue(tenant.db);
    const after = await tenant.db.selectFrom(kind).select("visibility").where("id", "=", id).executeTakeFirstOrThrow();
    expect(after.visibility).toBe("deleted");
  });

  test("where approval is required, a draft goes live only as a second person approved it", async () => {
    await requireApproval();
    expect(await put({ visibility: "public" })).toMatchObject({ status: 409, body: { code: "approval_missing" } });
    expect(await plan(inDays(1), null)).toMatchObject({ status: 409, body: { code: "approval_missing" } });
    expect((await review("request", "company admin", "Please look")).body.publishing).toMatchObject({
      review: { state: "in_review", comment: "Please look", answer: null },
      isApproved: false,
    });
    expect(await review("approve", "company admin")).toMatchObject({ status: 409, body: { code: "approval_own" } });
    expect((await review("approve", "company moderator", "Fine")).body.publishing).toMatchObject({
      isApproved: true,
      review: { state: "approved", answer: { comment: "Fine" } },
    });
    await put({ languageBehaviour: "hide" });
    expect((await item()).publishing.isApproved).toBe(true);
    await put({ title: "Changed after approval" });
    expect((await item()).publishing.isApproved).toBe(false);
    expect(await put({ visibility: "public" })).toMatchObject({ status: 409, body: { code: "approval_missing" } });
    await review("request", "company admin");
    expect((await review("approve", "company moderator")).status).toBe(200);
    expect((await put({ visibility: "public" })).status).toBe(200);
    expect((await item()).publishing).toMatchObject({ review: null, isApproved: false });
    await put({ visibility: "private" });
    expect((await put({ visibility: "public", version: 1 })).status).toBe(200);
  });

  test("who changed the draft last cannot approve it either", async () => {
    await review("request", "company admin");
    await put({ title: "By the reviewer" }, "company moderator");
    expect(await review("approve", "company moderator")).toMatchObject({ status: 409, body: { code: "approval_own" } });
    expect((await review("request", "company moderator")).status).toBe(200);
    expect((await review("approve", "company admin")).status).toBe(200);
  });

  test("a draft that was approved and then changed does not go live at its time", async () => {
    await requireApproval();
    await review("request", "company admin");
    await review("approve", "company moderator");
    expect((await plan(inDays(1), null)).status).toBe(200);
    expect((await item()).publishing.isApproved).toBe(true);
    await put({ title: "Changed after approval" });
    await comeTrue("publish_at");
    await publishDue(tenant.db);
    expect(await item()).toMatchObject({ visibility: "private", publishing: { schedule: { problem: "approval_missing" } } });
  });

  test("a review is returned with a comment, taken back, and refused on an older revision or where nobody asked", async () => {
    expect(await review("approve", "company moderator")).toMatchObject({ status: 409, body: { code: "review_missing" } });
    const { revision } = (await review("request", "company admin")).body as { revision: number };
    expect(await review("return", "company moderator", " ")).toMatchObject({
      status: 422,
      body: { fields: [{ path: "comment", code: "review_error_comment" }] },
    });
    expect((await review("return", "company moderator", "Shorter", revision)).body.publishing).toMatchObject({
      review: { state: "returned", answer: { comment: "Shorter" } },
    });
    expect(await review("approve", "company moderator", "", revision)).toMatchObject({ status: 409, body: { code: "changed_meanwhile" } });
    expect((await review("withdraw", "company admin")).body.publishing).toMatchObject({ review: null });
  });
});

test("a guide that could not be published is neither planned nor reviewed", async () => {
  const tenant = await newTenant();
  const id = await tenant.guide();
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${id}`, { tutorial: { steps: [] } });
  const none = { status: 422, body: { fields: [{ path: "tutorial.steps", code: "steps_error_none" }] } };
  expect(
    await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${id}/schedule`, { publishAt: inDays(1), unpublishAt: null }),
  ).toMatchObject(none);
  expect(await tenant.call("company admin", "POST", `/v2/properties/:p/tutorials/${id}/review`, { action: "request" })).toMatchObject(none);
  expect(await tenant.call("company admin", "POST", `/v2/properties/:p/tutorials/${id}/review`, { action: "publish" })).toMatchObject({
    status: 422,
  });
});
