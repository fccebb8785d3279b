import { beforeEach, describe, expect, test } from "vitest";
import { action as guideAction, loader as guideLoader } from "#app/routes/app/$property/manage/$guideId/edit/publishing/page.tsx";
import { loader as openApproval, action as saveApproval } from "#app/routes/app/$property/manage/approval/page.tsx";
import { action as chapterAction, loader as chapterLoader } from "#app/routes/app/$property/manage/chapters/$chapterId/publishing/page.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const KINDS = {
  guide: {
    loader: guideLoader,
    action: guideAction,
    address: "/app/:p/manage/:guideId/edit/publishing",
    key: "guideId",
    make: (tenant: Tenant) => tenant.guide({ title: "Draft" }),
    call: (id: number) => `/v2/properties/:p/tutorials/${id}`,
    wrap: (body: object) => ({ tutorial: body }),
  },
  chapter: {
    loader: chapterLoader,
    action: chapterAction,
    address: "/app/:p/manage/chapters/:chapterId/publishing",
    key: "chapterId",
    make: (tenant: Tenant) => tenant.chapter("Draft"),
    call: (id: number) => `/v2/properties/:p/launchers/${id}`,
    wrap: (body: object) => body,
  },
} as const;

type View = {
  revision: number;
  isApproved: boolean;
  schedule: Record<string, string>;
  review: { state: string; isOwn: boolean; answer: { comment: string } | null } | null;
  publication: { live: boolean; waiting: boolean };
};

describe.each(["guide", "chapter"] as const)("publishing a %s", (kind) => {
  const { loader, action, address, key, make, call, wrap } = KINDS[kind];
  let tenant: Tenant;
  let params: Record<string, number>;
  let [author, reviewer]: Visitor[] = [];
  const view = async (by = author!) => (await by.open(loader, address, params)).data.view as View;
  const send = async (fields: Record<string, string>, by = author!) =>
    by.send(action, address, { revision: String((await view(by)).revision), ...fields }, params);

  beforeEach(async () => {
    tenant = await newTenant();
    params = { [key]: await make(tenant) };
    author = await visitor(tenant, "company admin");
    reviewer = await visitor(tenant, "company moderator");
  });

  test("now, with a note for the history", async () => {
    const answer = await send({ intent: "publish", note: "For spring" });
    expect([answer.status, await author!.toast()]).toEqual([302, `${kind}_published`]);
    expect((await view()).publication).toMatchObject({ live: true, waiting: false });
    const { body } = await tenant.call("company admin", "GET", `${call(params[key]!)}/versions`);
    expect(body).toMatchObject({ data: [{ note: "For spring" }] });
  });

  test("on an older revision it is refused, and the note stays", async () => {
    const { revision } = await view();
    await tenant.call("company moderator", "PUT", call(params[key]!), wrap({ title: "Newer" }));
    const answer = await author!.send(action, address, { intent: "publish", note: "Kept", revision: String(revision) }, params);
    expect(answer).toMatchObject({
      status: 409,
      data: { failure: { code: "changed_meanwhile" }, submission: { initialValue: { note: "Kept" } } },
    });
    expect((await view()).publication.live).toBe(false);
  });

  test("at times in the property's zone, which say what is wrong with them and are cleared by emptying them", async () => {
    expect(errorsOf(await send({ intent: "schedule", publishAt: "soon", unpublishAt: "" }))).toMatchObject({
      publishAt: ["showing_error_time"],
    });
    expect(errorsOf(await send({ intent: "schedule", publishAt: "2020-01-01T09:00", unpublishAt: "" }))).toMatchObject({
      publishAt: ["schedule_error_past"],
    });
    expect(errorsOf(await send({ intent: "schedule", publishAt: "2199-01-02T09:00", unpublishAt: "2199-01-01T09:00" }))).toMatchObject({
      unpublishAt: ["schedule_error_order"],
    });
    const planned = { publishAt: "2199-01-01T09:00", unpublishAt: "2199-02-01T09:00", scheduleNote: "New year" };
    expect((await send({ intent: "schedule", ...planned })).status).toBe(302);
    expect([await author!.toast(), (await view()).schedule]).toEqual(["schedule_saved", planned]);
    expect((await send({ intent: "schedule", publishAt: "", unpublishAt: "", scheduleNote: "" })).status).toBe(302);
    expect((await view()).schedule).toEqual({ publishAt: "", unpublishAt: "", scheduleNote: "" });
  });

  test("two who plan at once: what one changed is merged, what both changed asks", async () => {
    const { revision, schedule } = await view();
    const base = { revision: String(revision), base: JSON.stringify(schedule), intent: "schedule" };
    await reviewer!.send(action, address, { ...base, publishAt: "2199-01-01T09:00", unpublishAt: "", scheduleNote: "" }, params);
    const merged = await author!.send(action, address, { ...base, publishAt: "", unpublishAt: "", scheduleNote: "Mine" }, params);
    expect(merged.status).toBe(302);
    expect((await view()).schedule).toEqual({ publishAt: "2199-01-01T09:00", unpublishAt: "", scheduleNote: "Mine" });
    const asked = await author!.send(
      action,
      address,
      { ...base, publishAt: "2199-03-01T09:00", unpublishAt: "", scheduleNote: "Mine" },
      params,
    );
    expect(asked).toMatchObject({
      status: 409,
      data: { failure: { conflict: { asks: [{ name: "publishAt", theirs: "2199-01-01T09:00", yours: "2199-03-01T09:00" }] } } },
    });
  });

  test("with a second person's approval where the property asks for it", async () => {
    expect((await author!.open(openApproval, "/app/:p/manage/approval")).data.values).toEqual({ approvalRequired: "" });
    const { data } = await author!.open(openApproval, "/app/:p/manage/approval");
    const { revision } = data.settings as { revision: number };
    const form = { revision: String(revision), base: JSON.stringify(data.values), approvalRequired: "on" };
    expect((await author!.send(saveApproval, "/app/:p/manage/approval", form)).status).toBe(302);
    expect((await send({ intent: "publish", note: "" })).data).toMatchObject({ failure: { code: "approval_missing" } });
    await send({ intent: "request", comment: "Have a look" });
    expect([await author!.toast(), (await view()).review]).toMatchObject(["review_request", { state: "in_review", isOwn: true }]);
    expect((await send({ intent: "approve", comment: "" })).data).toMatchObject({ failure: { code: "approval_own" } });
    expect(errorsOf(await send({ intent: "return", comment: "" }, reviewer!))).toMatchObject({ comment: ["review_error_comment"] });
    await send({ intent: "return", comment: "Shorter" }, reviewer!);
    expect((await view()).review).toMatchObject({ state: "returned", answer: { comment: "Shorter" } });
    await send({ intent: "request", comment: "Better?" });
    await send({ intent: "approve", comment: "Yes" }, reviewer!);
    expect(await reviewer!.toast()).toBe("review_approve");
    expect((await send({ intent: "publish", note: "" })).status).toBe(302);
    expect((await view()).publication.live).toBe(true);
  });

  test("a button that the page does not have is refused", async () => {
    expect((await send({ intent: "delete" })).status).toBe(400);
  });
});

test("a guide that is not ready says what it lacks where it is published", async () => {
  const tenant = await newTenant();
  const guideId = await tenant.guide();
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guideId}`, { tutorial: { steps: [] } });
  const author = await visitor(tenant, "company admin");
  const { address } = KINDS.guide;
  const { view } = (await author.open(guideLoader, address, { guideId })).data as { view: View };
  const answer = await author.send(guideAction, address, { intent: "publish", note: "N", revision: String(view.revision) }, { guideId });
  const editor = `/app/${tenant.propertyId}/manage/${guideId}/edit/steps`;
  expect(answer.data.failure).toMatchObject({ code: "incomplete", missing: [{ step: null, code: "steps_error_none", to: editor }] });
});

test("the unsorted guides are nothing to publish", async () => {
  const tenant = await newTenant();
  const author = await visitor(tenant, "company admin");
  expect((await author.open(chapterLoader, KINDS.chapter.address, { chapterId: 0 })).status).toBe(404);
});
