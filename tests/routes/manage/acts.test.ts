import { beforeAll, describe, expect, test } from "vitest";
import { action as archiveGuide, loader as askArchive } from "#app/routes/app/$property/manage/$guideId/archive/page.tsx";
import { action as changeChapter } from "#app/routes/app/$property/manage/$guideId/chapter/page.tsx";
import { action as copyGuide } from "#app/routes/app/$property/manage/$guideId/copy/page.tsx";
import { loader as askPublication, action as publication } from "#app/routes/app/$property/manage/$guideId/publication/page.tsx";
import { action as archiveChapter, loader as askChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/archive/page.tsx";
import { action as chapterPublication } from "#app/routes/app/$property/manage/chapters/$chapterId/publication/page.tsx";
import type { ToastAction } from "#app/session/toast.server.ts";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const ARCHIVE = "/app/:p/manage/:guideId/archive";
const COPY = "/app/:p/manage/:guideId/copy";
const GUIDE_CHAPTER = "/app/:p/manage/:guideId/chapter";
const PUBLICATION = "/app/:p/manage/:guideId/publication";
const CHAPTER_ARCHIVE = "/app/:p/manage/chapters/:chapterId/archive";
const CHAPTER_PUBLICATION = "/app/:p/manage/chapters/:chapterId/publication";

let tenant: Tenant;
let admin: Visitor;
let list: string;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  list = `/app/${tenant.propertyId}/manage/list`;
});

const stored = async (id: number) => (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${id}`)).body;

describe("archiving", () => {
  test("asks first, then marks the guide as deleted and leads to the list", async () => {
    const guideId = await tenant.guide({ title: "Old one", live: true });
    expect((await admin.open(askArchive, ARCHIVE, { guideId })).data).toMatchObject({ title: "Old one" });
    const answer = await admin.send(archiveGuide, ARCHIVE, { revision: "1" }, { guideId });
    expect([answer.status, answer.to, await admin.toast()]).toEqual([302, list, "guide_archived"]);
    expect(await stored(guideId)).toMatchObject({ visibility: "deleted", launcherId: 0 });
  });

  test("a chapter says how many guides lose it", async () => {
    const chapterId = await tenant.chapter("Old");
    const guideId = await tenant.guide({ chapter: chapterId });
    expect((await admin.open(askChapter, CHAPTER_ARCHIVE, { chapterId })).data).toMatchObject({ title: "Old", count: 1 });
    const answer = await admin.send(archiveChapter, CHAPTER_ARCHIVE, { revision: "1" }, { chapterId });
    expect([answer.status, answer.to, await admin.toast()]).toEqual([302, `${list}?show=all`, "chapter_archived"]);
    expect(await stored(guideId)).toMatchObject({ launcherId: 0, visibility: "private" });
  });
});

describe("archiving goes back to the list it was chosen on", () => {
  test("searched, or of one chapter; never to another site", async () => {
    const chapterId = await tenant.chapter();
    for (const [wish, to] of [
      [`${list}?search=plan`, `${list}?search=plan`],
      [`${list}?show=one&chapterId=${chapterId}`, `${list}?show=one&chapterId=${chapterId}`],
      ["https://evil.test/", list],
    ]) {
      const address = `${ARCHIVE}?return=${encodeURIComponent(wish ?? "")}`;
      const guideId = await tenant.guide({ chapter: chapterId });
      expect((await admin.open(askArchive, address, { guideId })).data.back).toBe(to);
      expect((await admin.send(archiveGuide, address, { revision: "1" }, { guideId })).to).toBe(to);
    }
  });

  test("to all chapters when the archived one was shown alone", async () => {
    const chapterId = await tenant.chapter();
    const address = `${CHAPTER_ARCHIVE}?return=${encodeURIComponent(`${list}?show=one&chapterId=${chapterId}`)}`;
    expect((await admin.send(archiveChapter, address, { revision: "1" }, { chapterId })).to).toBe(`${list}?show=all`);
  });
});

describe("duplicating", () => {
  test("opens the copy: a private draft beside the original", async () => {
    const chapter = await tenant.chapter();
    const guideId = await tenant.guide({ title: "First", chapter, live: true });
    const answer = await admin.send(copyGuide, COPY, {}, { guideId });
    expect([answer.status, await admin.toast()]).toEqual([302, "guide_duplicated"]);
    const copy = await stored(Number(answer.to?.split("/")[4]));
    expect(copy).toMatchObject({ title: "First (2)", visibility: "private", launcherId: chapter, stepCount: 2 });
  });

  test.each(["x".repeat(120), `${"x".repeat(115)}🙂🙂x`, `${"x".repeat(114)}👩‍👩‍👧`])(
    "the longest title %j has room for its mark",
    async (title) => {
      const guideId = await tenant.guide({ title: title.slice(0, 120) });
      const answer = await admin.send(copyGuide, COPY, {}, { guideId });
      expect(answer.status).toBe(302);
      const copied = (await stored(Number(answer.to?.split("/")[4]))).title as string;
      expect(copied.length).toBeLessThanOrEqual(120);
      expect(copied).toMatch(/^x+.* \(2\)$/u);
      expect(copied.isWellFormed()).toBe(true);
    },
  );
});

describe("moving between chapters", () => {
  test("can be undone: the guide is back in its chapter, at the place that it had", async () => {
    const [from, to] = [await tenant.chapter("From"), await tenant.chapter("To")];
    const [first, guideId, last] = [
      await tenant.guide({ chapter: from }),
      await tenant.guide({ chapter: from }),
      await tenant.guide({ chapter: from }),
    ];
    const order = async () =>
      ((await tenant.call("company admin", "GET", `/v2/properties/:p/launchers/${from}`)).body.tutorials as { id: number }[]).map(
        ({ id }) => id,
      );
    const back = `${list}?show=one&chapterId=${from}`;
    await admin.send(changeChapter, GUIDE_CHAPTER, { from: String(from), to: String(to), return: back }, { guideId });
    expect(await order()).toEqual([first, last]);
    const { action } = (await admin.message()) as { action: ToastAction };
    expect(action.action).toBe(`/app/${tenant.propertyId}/manage/${guideId}/chapter`);
    const undone = await admin.send(changeChapter, GUIDE_CHAPTER, action.fields ?? {}, { guideId });
    expect([undone.status, undone.to, (await admin.message())?.action]).toEqual([302, back, undefined]);
    expect(await order()).toEqual([first, guideId, last]);
    // Moved on meanwhile by somebody else, it stays where it is.
    expect((await admin.send(changeChapter, GUIDE_CHAPTER, action.fields ?? {}, { guideId })).status).toBe(409);
  });

  test("puts the guide there and goes back to where it was pressed", async () => {
    const [from, to] = [await tenant.chapter("From"), await tenant.chapter("To")];
    const guideId = await tenant.guide({ chapter: from });
    const form = { from: String(from), to: String(to), return: `${list}?show=one&chapterId=${from}` };
    const answer = await admin.send(changeChapter, GUIDE_CHAPTER, form, { guideId });
    expect([answer.status, answer.to, await admin.toast()]).toEqual([302, form.return, "guide_moved"]);
    expect(await stored(guideId)).toMatchObject({ launcherId: to });
    expect((await admin.send(changeChapter, GUIDE_CHAPTER, form, { guideId })).status).toBe(409);
  });

  test("brings an archived guide back as a draft, and says so", async () => {
    const to = await tenant.chapter("Back");
    const guideId = await tenant.guide({ live: true });
    await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${guideId}`);
    const form = { from: "0", to: String(to), return: `${list}?state=archived`, restores: "yes" };
    const answer = await admin.send(changeChapter, GUIDE_CHAPTER, form, { guideId });
    expect([answer.status, answer.to, await admin.toast()]).toEqual([302, form.return, "guide_restored"]);
    expect(await stored(guideId)).toMatchObject({ launcherId: to, visibility: "private" });
  });

  test.each(["https://evil.test/", "//evil.test", "/\\evil.test", "javascript:alert(1)", "/%2Fevil.test"])(
    "never leads to %j",
    async (hostile) => {
      const [guideId, to] = [await tenant.guide(), await tenant.chapter()];
      const answer = await admin.send(changeChapter, GUIDE_CHAPTER, { from: "0", to: String(to), return: hostile }, { guideId });
      expect([answer.status, answer.to]).toEqual([302, list]);
    },
  );

  test.each(["", "abc", "-1", "1e99", "99999999999", "999999999"])("to the chapter %j is refused", async (to) => {
    const guideId = await tenant.guide({ chapter: await tenant.chapter() });
    const { launcherId } = await stored(guideId);
    const answer = await admin.send(changeChapter, GUIDE_CHAPTER, { from: String(launcherId), to }, { guideId });
    expect(answer.status).toBe(422);
    expect(await stored(guideId)).toMatchObject({ launcherId });
  });

  test("an archived guide is private again in a chapter", async () => {
    const [guideId, to] = [await tenant.guide(), await tenant.chapter()];
    await admin.send(archiveGuide, ARCHIVE, { revision: "1" }, { guideId });
    await admin.send(changeChapter, GUIDE_CHAPTER, { from: "0", to: String(to) }, { guideId });
    expect(await stored(guideId)).toMatchObject({ visibility: "private", launcherId: to });
  });
});

describe("publishing", () => {
  test("makes a version, and taking it down keeps the draft", async () => {
    const guideId = await tenant.guide({ title: "Ready" });
    expect((await admin.open(askPublication, PUBLICATION, { guideId })).data).toMatchObject({ title: "Ready", live: false });
    const answer = await admin.send(publication, PUBLICATION, { publish: "yes", revision: "1" }, { guideId });
    expect([answer.status, answer.to, await admin.toast()]).toEqual([302, list, "guide_published"]);
    expect((await admin.open(askPublication, PUBLICATION, { guideId })).data).toMatchObject({ live: true });
    const back = `/app/${tenant.propertyId}/manage/${guideId}/edit/steps`;
    const down = await admin.send(publication, PUBLICATION, { publish: "no", revision: "1", return: back }, { guideId });
    expect([down.to, await admin.toast()]).toEqual([back, "guide_unpublished"]);
    expect(await stored(guideId)).toMatchObject({ visibility: "private", publishedVersion: 1 });
  });

  test("over the plan's limit shows the limit and its number, for guides and chapters", async () => {
    const small = await newTenant({ limits: { public_guide: 1, public_chapter: 0 } });
    const owner = await visitor(small, "property admin");
    await small.guide({ live: true });
    const refused = await owner.send(publication, PUBLICATION, { publish: "yes", revision: "1" }, { guideId: await small.guide() });
    expect([refused.status, refused.data.code, refused.data.limit]).toEqual([402, "limit_reached", { kind: "public_guide", n: 1 }]);
    const chapter = await owner.send(
      chapterPublication,
      CHAPTER_PUBLICATION,
      { publish: "yes", revision: "1" },
      { chapterId: await small.chapter() },
    );
    expect([chapter.status, chapter.data.limit]).toEqual([402, { kind: "public_chapter", n: 0 }]);
  });

  test("an unfinished guide is refused on its page", async () => {
    const guideId = await tenant.guide({ content: { ...content1("Empty"), steps: [] } });
    expect(await admin.send(publication, PUBLICATION, { publish: "yes", revision: "1" }, { guideId })).toMatchObject({
      status: 422,
      data: { code: "invalid_fields" },
    });
  });

  test("a chapter goes live and down", async () => {
    const chapterId = await tenant.chapter();
    expect((await admin.send(chapterPublication, CHAPTER_PUBLICATION, { publish: "yes", revision: "1" }, { chapterId })).to).toBe(list);
    expect(await admin.toast()).toBe("chapter_published");
    await admin.send(chapterPublication, CHAPTER_PUBLICATION, { publish: "no", revision: "1" }, { chapterId });
    expect(await admin.toast()).toBe("chapter_unpublished");
  });
});

test.each([
  ["archive", archiveGuide, ARCHIVE, { revision: "1" }],
  ["copy", copyGuide, COPY, {}],
  ["chapter", changeChapter, GUIDE_CHAPTER, { from: "0", to: "0" }],
  ["publication", publication, PUBLICATION, { publish: "yes", revision: "1" }],
] as const)("%s of a guide that is missing or foreign is not found", async (_, action, address, form) => {
  const foreign = await (await newTenant()).guide();
  for (const guideId of [foreign, 999999999, 0, "abc", "99999999999", "1 or 1=1"]) {
    expect([guideId, (await admin.send(action, address, { ...form }, { guideId })).status]).toEqual([guideId, 404]);
  }
});
