import { beforeAll, expect, test } from "vitest";
import { action as archive } from "#app/routes/app/$property/manage/$guideId/archive/page.tsx";
import { action as moveToChapter } from "#app/routes/app/$property/manage/$guideId/chapter/page.tsx";
import { action as steps } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import { action as publication } from "#app/routes/app/$property/manage/$guideId/publication/page.tsx";
import { action as create } from "#app/routes/app/$property/manage/create/page.tsx";
import { action as drag } from "#app/routes/app/$property/manage/sorting/drag/page.ts";
import { action as sorting } from "#app/routes/app/$property/manage/sorting/page.tsx";
import { EDITOR, formOf, storedGuide } from "#tests/routes/manage/editor-form.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

// Two tabs that were opened at the same time hold forms with equal keys. What the second sends after the first changed its mind is done,
// and never only said to be done.
const [ARCHIVE, CREATE, SORTING] = ["/app/:p/manage/:guideId/archive", "/app/:p/manage/create", "/app/:p/manage/sorting"];
let tenant: Tenant;
let ada: Visitor;
beforeAll(async () => {
  tenant = await newTenant();
  ada = await visitor(tenant, "company admin");
});

const once = () => ({ once: crypto.randomUUID() });
const visibility = async (id: number) => (await storedGuide(tenant, id)).visibility;

test("unpublished, undone, unpublished: it is not live", async () => {
  const guideId = await tenant.guide({ live: true });
  const send = (form: Record<string, string>) => ada.send(publication, "/app/:p/manage/:guideId/publication", form, { guideId });
  const unpublish = { publish: "no", revision: "1", ...once() };
  await send(unpublish);
  await send({ publish: "yes", revision: "1", ...once() });
  expect(await visibility(guideId)).toBe("public");
  await send(unpublish);
  expect([await visibility(guideId), await ada.toast()]).toEqual(["private", "guide_unpublished"]);
});

test("archived, brought back, archived: it is archived", async () => {
  const chapter = await tenant.chapter();
  const guideId = await tenant.guide({ chapter });
  const form = { revision: "1", ...once() };
  await ada.send(archive, ARCHIVE, form, { guideId });
  await ada.send(moveToChapter, "/app/:p/manage/:guideId/chapter", { from: "0", to: String(chapter), ...once() }, { guideId });
  expect(await visibility(guideId)).toBe("private");
  await ada.send(archive, ARCHIVE, form, { guideId });
  expect([await visibility(guideId), await ada.toast()]).toEqual(["deleted", "guide_archived"]);
});

test("up, down, up: it is up", async () => {
  const chapter = await tenant.chapter();
  const [a, b] = [await tenant.guide({ chapter }), await tenant.guide({ chapter })];
  const press = (form: Record<string, string>) =>
    ada.send(sorting, SORTING, { kind: "guides", chapter: String(chapter), id: String(b), ...form });
  const up = { move: "up", ...once() };
  for (const form of [up, { move: "down", ...once() }, up]) expect((await press(form)).status).toBe(302);
  const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/launchers/${chapter}`);
  expect((body.tutorials as { id: number }[]).map(({ id }) => id)).toEqual([b, a]);
});

test("created, archived, created: it leads to a guide that is there", async () => {
  const form = { title: "Made twice", subtitle: "", chapterId: "0", ...once() };
  const make = async () => Number((await ada.send(create, CREATE, form)).to?.split("/")[4]);
  const first = await make();
  await ada.send(archive, ARCHIVE, { revision: "1", ...once() }, { guideId: first });
  const second = await make();
  expect([await visibility(first), await visibility(second), second === first]).toEqual(["deleted", "private", false]);
});

test("what had its effect begins the next page's forms anew, and what was refused or changed nothing does not", async () => {
  const chapter = await tenant.chapter();
  const guideId = await tenant.guide({ chapter });
  const edit = async (intent: string) =>
    ada.send(steps, EDITOR, { ...formOf(await storedGuide(tenant, guideId), null, intent), ...once() }, { guideId });
  const moved = { kind: "guides", chapter: String(chapter), id: String(guideId) };
  const begun = async (send: () => Promise<unknown>) => {
    const before = ada.cookies.get("handrail_seed");
    await send();
    return ada.cookies.get("handrail_seed") !== before;
  };
  expect(await begun(() => edit("add-step"))).toBe(true);
  expect(await begun(() => edit("save"))).toBe(true);
  expect(await begun(() => ada.send(sorting, SORTING, { ...moved, move: "up", ...once() }))).toBe(true);
  expect(await begun(() => ada.send(drag, `${SORTING}/drag`, { ...moved, before: "", ...once() }))).toBe(true);
  expect(await begun(() => ada.send(create, CREATE, { title: "", subtitle: "", chapterId: "0", ...once() }))).toBe(false);
  expect(await begun(() => ada.send(drag, `${SORTING}/drag`, { ...moved, before: "999999", ...once() }))).toBe(false);
  expect(await begun(async () => edit(`open:${(await storedGuide(tenant, guideId)).steps[0]?.id}`))).toBe(false);
});
