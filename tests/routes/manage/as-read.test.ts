import { beforeAll, describe, expect, test } from "vitest";
import { action as archiveGuide } from "#app/routes/app/$property/manage/$guideId/archive/page.tsx";
import { action as editGuide } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import { action as publishGuide } from "#app/routes/app/$property/manage/$guideId/publication/page.tsx";
import { action as archiveChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/archive/page.tsx";
import { action as editChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/page.tsx";
import { action as publishChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/publication/page.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

let tenant: Tenant;
let admin: Visitor;
let ids: { guideId: number; chapterId: number };
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  ids = { guideId: await tenant.guide({ live: true }), chapterId: await tenant.chapter("Daily work", true) };
});

const FORMS = [
  ["archiving a guide", archiveGuide, "/app/:p/manage/:guideId/archive", {}],
  ["publishing a guide", publishGuide, "/app/:p/manage/:guideId/publication", { publish: "yes" }],
  ["unpublishing a guide", publishGuide, "/app/:p/manage/:guideId/publication", { publish: "no" }],
  ["the editor of a guide", editGuide, "/app/:p/manage/:guideId/edit/steps", { title: "Mine", intent: "save" }],
  ["archiving a chapter", archiveChapter, "/app/:p/manage/chapters/:chapterId/archive", {}],
  ["publishing a chapter", publishChapter, "/app/:p/manage/chapters/:chapterId/publication", { publish: "yes" }],
  ["unpublishing a chapter", publishChapter, "/app/:p/manage/chapters/:chapterId/publication", { publish: "no" }],
  ["the editor of a chapter", editChapter, "/app/:p/manage/chapters/:chapterId/edit", { title: "Mine" }],
] as const;

const stored = async () => [
  (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${ids.guideId}`)).body,
  (await tenant.call("company admin", "GET", `/v2/properties/:p/launchers/${ids.chapterId}`)).body,
];

describe.each(FORMS)("%s", (_, action, address, form) => {
  test.each([undefined, "", "0", "-1", "1.5", "1e20", "0x1", " 1", "99999999999999999999", "NaN", "<script>"])(
    "with the revision %j is no form of ours",
    async (revision) => {
      const before = await stored();
      const sent: Record<string, string> = { ...form, ...(revision !== undefined && { revision }) };
      const answer = await admin.send(action, address, sent, ids);
      expect([answer.status, answer.data]).toEqual([400, { code: "form_unreadable" }]);
      expect(await stored()).toEqual(before);
    },
  );
});

test.each([FORMS[1], FORMS[5]])("Undo of %s by something that is no version is no form of ours", async (_, action, address) => {
  for (const version of ["", "0", "1e20", "x"]) {
    expect((await admin.send(action, address, { publish: "yes", version }, ids)).status).toBe(400);
  }
});
