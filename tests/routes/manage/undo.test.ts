import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { action as publishGuide } from "#app/routes/app/$property/manage/$guideId/publication/page.tsx";
import { action as publishChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/publication/page.tsx";
import type { ToastAction } from "#app/session/toast.server.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const GUIDE = "/app/:p/manage/:guideId/publication";
const CHAPTER = "/app/:p/manage/chapters/:chapterId/publication";

let tenant: Tenant;
let admin: Visitor;
let list: string;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  list = `/app/${tenant.propertyId}/manage/list`;
});

describe.each([
  ["guide", publishGuide, GUIDE, "guideId", (id: number) => `/v2/properties/:p/tutorials/${id}`, { steps: [], title: "Half a thought" }],
  ["chapter", publishChapter, CHAPTER, "chapterId", (id: number) => `/v2/properties/:p/launchers/${id}`, { title: "Half a thought" }],
] as const)("Undo after unpublishing a %s", (kind, action, address, parameter, path, draft) => {
  let id: number;
  const params = () => ({ [parameter]: id });
  const save = (body: object) => tenant.call("company admin", "PUT", path(id), kind === "guide" ? { tutorial: body } : body);
  const stored = async () =>
    (await tenant.call("company admin", "GET", kind === "guide" ? path(id).replace("tutorials/", "tutorials/edit/") : path(id))).body;
  const undo = async (): Promise<ToastAction> => {
    const message = await admin.message();
    expect(message).toMatchObject({ key: `${kind}_unpublished` });
    return message?.action as ToastAction;
  };

  beforeEach(async () => {
    id = kind === "guide" ? await tenant.guide({ live: true }) : await tenant.chapter("Daily work", true);
    expect((await save(draft)).status).toBe(200);
  });

  test("makes live again what was live, and not the draft", async () => {
    const here = `${list}?search=a`;
    const before = await stored();
    await admin.send(action, address, { publish: "no", revision: "2", return: here }, params());
    const { action: to, fields } = await undo();
    expect([to, fields]).toEqual([
      address.replace(":p", String(tenant.propertyId)).replace(/:\w+/, String(id)),
      { publish: "yes", version: "1", return: here },
    ]);
    const answer = await admin.send(action, address, { ...fields }, params());
    expect([answer.status, answer.to, await admin.toast()]).toEqual([302, here, `${kind}_live_again`]);
    const { visibility, publishedVersion, publishedAt, title, hasUnpublishedChanges } = await stored();
    expect({ visibility, publishedVersion, publishedAt, title, hasUnpublishedChanges }).toEqual({
      ...{ visibility: "public", publishedVersion: 1, publishedAt: before.publishedAt },
      ...{ title: "Half a thought", hasUnpublishedChanges: true },
    });
  });

  test("is refused, with words, once something was published since", async () => {
    await admin.send(action, address, { publish: "no", revision: "2" }, params());
    const { fields } = await undo();
    expect((await save({ ...(kind === "guide" ? await complete() : { title: "Newer" }), visibility: "public" })).status).toBe(200);
    const answer = await admin.send(action, address, { ...fields }, params());
    expect([answer.status, answer.data.code]).toEqual([409, "published_meanwhile"]);
    expect(await stored()).toMatchObject({ publishedVersion: 2, visibility: "public" });
  });

  test("is not offered to a role that may not publish a draft", async () => {
    const contributor = await visitor(tenant, "company contributor");
    await contributor.send(action, address, { publish: "no", revision: "2" }, params());
    expect(await contributor.message()).toMatchObject({ key: `${kind}_unpublished` });
    expect((await contributor.message())?.action).toBeUndefined();
  });
});

/** The changes that make an emptied guide fit for publishing. */
async function complete() {
  const id = await tenant.guide();
  const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${id}`);
  return { title: "Newer", steps: body.steps };
}
