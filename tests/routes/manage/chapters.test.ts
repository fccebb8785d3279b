import { beforeEach, describe, expect, test } from "vitest";
import { chapter as wireChapter } from "#app/contracts/chapters.ts";
import { action as moveToChapter } from "#app/routes/app/$property/manage/$guideId/chapter/page.tsx";
import { action as edit, loader } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/page.tsx";
import { action as publication } from "#app/routes/app/$property/manage/chapters/$chapterId/publication/page.tsx";
import { action as create } from "#app/routes/app/$property/manage/chapters/create/page.tsx";
import { loader as list } from "#app/routes/app/$property/manage/list/page.tsx";
import { action as sorting } from "#app/routes/app/$property/manage/sorting/page.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

// What specification 1 says of chapters, sentence by sentence; their languages and archiving have files of their own.
const CHAPTER = "/app/:p/manage/chapters/:chapterId";
const ALL = "/v2/properties/:p/launchers";

let tenant: Tenant;
let admin: Visitor;
beforeEach(async () => {
  tenant = await newTenant({ limits: { public_chapter: 1 } });
  admin = await visitor(tenant, "company admin");
});

type Read = { id: number; tutorials: { id: number; hasAlarm: boolean }[] } & Record<string, unknown>;
const read = async (id: number) => (await tenant.call("company admin", "GET", `${ALL}/${id}`)).body as unknown as Read;
const readAll = async () => (await tenant.call("company admin", "GET", ALL)).body.data as unknown as Read[];
const save = async (chapterId: number, changes: Record<string, string>, who = admin) => {
  const { values, chapter } = (await who.open(loader, `${CHAPTER}/edit`, { chapterId })).data as {
    values: Record<string, string>;
    chapter: { revision: number };
  };
  const { tags: _, ...shown } = values;
  const form = { ...shown, revision: String(chapter.revision), base: JSON.stringify(values), intent: "save", ...changes };
  return who.send(edit, `${CHAPTER}/edit`, form, { chapterId });
};

describe("section 3: the fields of a chapter", () => {
  test("a new chapter is private, for everybody, in no order but the last, and falls back to the default language", async () => {
    const first = await tenant.chapter("First");
    await admin.send(create, "/app/:p/manage/chapters/create", { title: "New", subtitle: "Sub" });
    const { id = 0 } = (await readAll()).find(({ title }) => title === "New") ?? {};
    expect(await read(id)).toMatchObject({
      ...{ title: "New", subtitle: "Sub", visibility: "private", firstTimePublished: null, lastChangedAt: expect.stringMatching(/^20/) },
      ...{ segment: 0, pageSegment: 0, tags: { mode: "show", list: [] }, tutorials: [] },
      ...{ languageBehaviour: "fallback_default", languageTexts: {} },
    });
    expect((await read(id)).sort).toBeGreaterThan((await read(first)).sort as number);
  });

  test("visibility is public, private or deleted, and public where it is not said", async () => {
    const { visibility: _, ...unsaid } = (await read(await tenant.chapter())) as Record<string, unknown>;
    expect(wireChapter.parse(unsaid).visibility).toBe("public");
    for (const visibility of ["public", "private", "deleted"])
      expect(wireChapter.parse({ ...unsaid, visibility }).visibility).toBe(visibility);
    expect(wireChapter.safeParse({ ...unsaid, visibility: "draft" }).success).toBe(false);
  });

  test("it has its guides in order, each with whether it has an alarm; loose ones are in the list with the id 0", async () => {
    const id = await tenant.chapter();
    const [a, b, loose] = [await tenant.guide({ chapter: id }), await tenant.guide({ chapter: id }), await tenant.guide()];
    expect((await read(id)).tutorials).toMatchObject([
      { id: a, hasAlarm: false },
      { id: b, hasAlarm: false },
    ]);
    expect((await readAll()).at(-1)).toMatchObject({ id: 0, tutorials: [{ id: loose }] });
    expect((await admin.open(loader, `${CHAPTER}/edit`, { chapterId: id })).data.guides).toMatchObject([{ id: a }, { id: b }]);
  });

  test("tags show it on pages, or hide it on them", async () => {
    const [id, tag] = [await tenant.chapter(), await tenant.tag("Board")];
    for (const tagMode of ["hide", "show"]) {
      await save(id, { tagMode, tags: String(tag) });
      expect(await read(id)).toMatchObject({ tags: { mode: tagMode, list: [tag] } });
    }
  });

  test("when it was first published stays, and when it was last changed follows", async () => {
    const id = await tenant.chapter();
    await save(id, { intent: "publish" });
    const { firstTimePublished, lastChangedAt } = await read(id);
    await save(id, { title: "Other" });
    await save(id, { intent: "publish" });
    expect(await read(id)).toMatchObject({ firstTimePublished, title: "Other" });
    expect((await read(id)).lastChangedAt).not.toBe(lastChangedAt);
  });
});

describe("section 4: its states", () => {
  test("it is private or public", async () => {
    const chapterId = await tenant.chapter();
    const send = (publish: string) => admin.send(publication, `${CHAPTER}/publication`, { publish, revision: "1" }, { chapterId });
    await send("yes");
    expect([(await read(chapterId)).visibility, await admin.toast()]).toEqual(["public", "chapter_published"]);
    await send("no");
    expect([(await read(chapterId)).visibility, await admin.toast()]).toEqual(["private", "chapter_unpublished"]);
  });

  test("guides move from the unsorted ones into it and back out, and a search of guides finds them where they are", async () => {
    const id = await tenant.chapter("Target");
    const guideId = await tenant.guide({ title: "Wanderer" });
    const found = async () => {
      const { chapters } = (await admin.open(list, "/app/:p/manage/list?search=wander")).data as { chapters: { id: number }[] };
      return chapters.map((each) => each.id);
    };
    for (const [from, to] of [
      [0, id],
      [id, 0],
    ] as const) {
      expect(await found()).toEqual([from]);
      await admin.send(moveToChapter, "/app/:p/manage/:guideId/chapter", { from: String(from), to: String(to) }, { guideId });
      expect([await admin.toast(), await found()]).toEqual(["guide_moved", [to]]);
    }
  });
});

describe("section 8: what is said", () => {
  test("success: chapter created, chapter saved, chapter segment updated, chapters reordered, guides reordered", async () => {
    await admin.send(create, "/app/:p/manage/chapters/create", { title: "A" });
    expect(await admin.toast()).toBe("chapter_created");
    const [id, segment] = [await tenant.chapter("B"), await tenant.segment()];
    await save(id, { title: "C" });
    expect(await admin.toast()).toBe("chapter_saved");
    await save(id, { segment: String(segment) });
    expect(await admin.toast()).toBe("chapter_segment_updated");
    await save(id, { segment: "", title: "D" });
    expect(await admin.toast()).toBe("chapter_saved");
    await admin.send(sorting, "/app/:p/manage/sorting", { kind: "chapters", id: String(id), move: "up" });
    expect(await admin.toast()).toBe("chapters_reordered");
    const [, guide] = [await tenant.guide({ chapter: id }), await tenant.guide({ chapter: id })];
    const back = `/app/${tenant.propertyId}/manage/chapters/${id}/edit`;
    const moved = await admin.send(sorting, "/app/:p/manage/sorting", {
      ...{ kind: "guides", chapter: String(id), id: String(guide), move: "up", return: back },
    });
    expect([await admin.toast(), moved.to]).toEqual(["guides_reordered", back]);
  });

  test("402: saving it as public beyond the plan names the limit of public chapters, and keeps what was typed", async () => {
    await tenant.chapter("The one", true);
    const answer = await save(await tenant.chapter(), { title: "Typed", intent: "publish" });
    expect([answer.status, answer.data]).toMatchObject([
      402,
      { failure: { code: "limit_reached", limit: { kind: "public_chapter", n: 1 } }, submission: { initialValue: { title: "Typed" } } },
    ]);
  });

  test("an unauthorized status replaces the error of saving", async () => {
    const chapterId = await tenant.chapter();
    const answer = await save(chapterId, { title: "Typed" }, await visitor(tenant, "company contributor"));
    expect([answer.status, answer.data.failure]).toMatchObject([401, { code: "not_allowed_for_role" }]);
  });
});

test("section 5: a title is missing if empty or blank and too long beyond 120 characters, a subtitle beyond 240", async () => {
  const id = await tenant.chapter();
  for (const [changes, errors] of [
    [{ title: "" }, { title: ["title_error_missing"] }],
    [{ title: " \t" }, { title: ["title_error_missing"] }],
    [{ title: "x".repeat(121) }, { title: ["text_error_too_long"] }],
    [{ subtitle: "x".repeat(241) }, { subtitle: ["text_error_too_long"] }],
  ] as const)
    expect(errorsOf(await save(id, changes))).toEqual(errors);
  expect((await save(id, { title: "x".repeat(120), subtitle: "x".repeat(240) })).status).toBe(302);
});
