import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { loader as layout } from "#app/routes/app/$property/layout.tsx";
import ArchiveScreen, { action as archive, loader as askArchive } from "#app/routes/app/$property/manage/$guideId/archive/page.tsx";
import { action as copy } from "#app/routes/app/$property/manage/$guideId/copy/page.tsx";
import { action as addMedia } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/page.tsx";
import { loader as editor, action as saveSteps } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import { action as publication } from "#app/routes/app/$property/manage/$guideId/publication/page.tsx";
import { action as createChapter } from "#app/routes/app/$property/manage/chapters/create/page.tsx";
import { action as createGuide, loader as guideForm } from "#app/routes/app/$property/manage/create/page.tsx";
import { loader as list } from "#app/routes/app/$property/manage/list/page.tsx";
import { action as sorting } from "#app/routes/app/$property/manage/sorting/page.tsx";
import { EDITOR, formOf, storedGuide } from "#tests/routes/manage/editor-form.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";
import { FAULTS, faultyUpstream } from "./faults.ts";

const upstream = faultyUpstream();
let tenant: Tenant;
let admin: Visitor;
let guideId: number;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  guideId = await tenant.guide();
});

describe("a screen that cannot be shown says why, with the number of the request", () => {
  test.each(FAULTS)("%s", async (_, answer, status, code) => {
    upstream.fail("get", "", answer);
    for (const [loader, address] of [
      [layout, "/app/:p/home"],
      [list, "/app/:p/manage/list"],
      [guideForm, "/app/:p/manage/create"],
      [editor, EDITOR],
    ] as const) {
      const shown = await admin.open(loader, address, { guideId });
      expect([address, shown.status, shown.data.code]).toEqual([address, status, code]);
      if (!code.startsWith("upstream")) expect(shown.data.requestId).toBe("request-1");
    }
  });
});

describe("a form that cannot be saved comes back with what was typed", () => {
  const typed = { title: "Typed 🙂", subtitle: "line\nline" };
  test.each(FAULTS)("%s", async (_, answer, status, code) => {
    upstream.fail("post", "", answer);
    upstream.fail("put", "", answer);
    const steps = formOf(await storedGuide(tenant, guideId), "press", "save", typed);
    for (const [action, address, form] of [
      [createGuide, "/app/:p/manage/create", typed],
      [createChapter, "/app/:p/manage/chapters/create", typed],
      [saveSteps, EDITOR, steps],
    ] as const) {
      const back = await admin.send(action, address, form, { guideId });
      expect([address, back.status]).toEqual([address, status]);
      expect(back.data).toMatchObject({ failure: { code }, submission: { initialValue: typed } });
    }
  });

  test("a refusal's details come along: limit, present value, fields", async () => {
    const detail = async (name: string) => {
      const [, answer] = FAULTS.find(([fault]) => fault === name)!;
      upstream.fail("post", "/tutorials", answer);
      return (await admin.send(createGuide, "/app/:p/manage/create", typed)).data;
    };
    expect(await detail("a plan limit")).toMatchObject({ failure: { limit: { kind: "public_guide", n: 3 }, requestId: undefined } });
    expect(await detail("a fault of the upstream")).toMatchObject({ failure: { code: "internal_error", requestId: "request-1" } });
    expect(await detail("a bad field")).toMatchObject({ submission: { error: { title: ["text_error_missing"] } } });
  });
});

describe("a press of a button without fields is answered on its page, or by the screen of the failure", () => {
  // Some of these calls have nothing to answer.
  test.each(FAULTS.filter(([name]) => name !== "an empty answer"))("%s", async (_, answer, status, code) => {
    upstream.fail("all", "", answer);
    for (const [action, address, form] of [
      [publication, "/app/:p/manage/:guideId/publication", { publish: "yes", revision: "1" }],
      [archive, "/app/:p/manage/:guideId/archive", { revision: "1" }],
      [copy, "/app/:p/manage/:guideId/copy", {}],
      [sorting, "/app/:p/manage/sorting", { kind: "chapters", id: "1", move: "up" }],
    ] as const) {
      const back = await admin.send(action, address, form as Record<string, string>, { guideId });
      expect([address, back.status, back.data.code]).toEqual([address, status, code]);
    }
  });
});

test("error archiving guide: the question stands again under its own title, with the reason, and the guide stays (section 8)", async () => {
  upstream.fail("delete", "", FAULTS.find(([name]) => name === "a fault of the upstream")![1]);
  const at = `/app/${tenant.propertyId}/manage/${guideId}/archive`;
  const { data } = await admin.open(askArchive, at, { guideId });
  const refused = await admin.send(archive, at, { revision: "1" }, { guideId });
  const html = await markupAt(at, createElement(ArchiveScreen), data, "en", refused.data);
  for (const words of ["Archive “Find your way”?", "The guide couldn’t be archived. Try again."]) expect(html).toContain(words);
  expect(await admin.toast()).toBeNull();
  expect(await storedGuide(tenant, guideId)).toMatchObject({ visibility: "private" });
});

test("error uploading file: a fault is said at the field, and the media stay as they are (section 8)", async () => {
  upstream.fail("post", "", FAULTS.find(([name]) => name === "a fault of the upstream")![1]);
  const form = new FormData();
  form.append("file", new File(["a"], "a.png", { type: "image/png" }));
  const refused = await admin.send(addMedia, `${EDITOR}/media?step=press&add=image-upload`, form, { guideId });
  expect([refused.status, errorsOf(refused)]).toEqual([500, { file: ["error_uploading_file"] }]);
  expect((await storedGuide(tenant, guideId)).steps[1]).toMatchObject({ media: null });
});

test("an answer is waited for ten seconds, no longer", async () => {
  // Somebody who has not just waited in vain, as `admin` has.
  const moderator = await visitor(tenant, "company moderator");
  upstream.waits.length = 0;
  upstream.fail("get", "/launchers", FAULTS.find(([name]) => name === "no answer in time")![1]);
  expect((await moderator.open(list, "/app/:p/manage/list")).status).toBe(504);
  // Of the list, and of what stands around it.
  expect([...new Set(upstream.waits)]).toEqual([10_000]);
});

test("after a fault the next try works", async () => {
  upstream.fail("get", "/launchers", FAULTS.find(([name]) => name === "a lost connection")![1]);
  expect((await admin.open(list, "/app/:p/manage/list")).status).toBe(502);
});

test("and it does", async () => {
  expect((await admin.open(list, "/app/:p/manage/list")).status).toBe(200);
});
