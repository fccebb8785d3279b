import { beforeAll, describe, expect, test } from "vitest";
import { loader as chapterForm, action as editChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/page.tsx";
import { action as createChapter } from "#app/routes/app/$property/manage/chapters/create/page.tsx";
import { action as createGuide, loader as guideForm } from "#app/routes/app/$property/manage/create/page.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const GUIDE = "/app/:p/manage/create";
const CHAPTER = "/app/:p/manage/chapters/create";
const EDIT = "/app/:p/manage/chapters/:chapterId/edit";
const HUGE = "x".repeat(100_000);

let tenant: Tenant;
let admin: Visitor;
let chapter: number;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  chapter = await tenant.chapter("Where it goes");
});

const guides = async () => (await tenant.call("company admin", "GET", "/v2/properties/:p/tutorials")).body.data as { title: string }[];

test("the form starts with the chapter that the address names", async () => {
  const answer = await admin.open(guideForm, `${GUIDE}?chapterId=${chapter}`);
  expect(answer.data).toMatchObject({ chosen: String(chapter), constraint: { title: { required: true, maxLength: 120 } } });
  expect((await admin.open(guideForm, GUIDE)).data.chosen).toBe("0");
});

test("a created guide opens in its editor with a message", async () => {
  const answer = await admin.send(createGuide, GUIDE, { title: "Grüße 🙂 <b>", subtitle: "", chapterId: String(chapter) });
  expect(answer.status).toBe(302);
  const [, id] = /^\/app\/\d+\/manage\/(\d+)\/edit\/steps$/.exec(answer.to ?? "") ?? [];
  const made = await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${id}`);
  expect(made.body).toMatchObject({ title: "Grüße 🙂 <b>", visibility: "private", launcherId: chapter });
  expect(await admin.toast()).toBe("guide_created");
});

test("a created chapter is in the list, with a message", async () => {
  const answer = await admin.send(createChapter, CHAPTER, { title: "New chapter", subtitle: "About it" });
  expect([answer.status, answer.to?.replace(/\d+$/, "")]).toEqual([302, `/app/${tenant.propertyId}/manage/list?at=`]);
  expect(await admin.toast()).toBe("chapter_created");
});

describe("what is not accepted comes back as typed, with the reason at its field", () => {
  test.each([
    ["an empty title", { title: "", subtitle: "kept" }, { title: ["title_error_missing"] }],
    ["blanks alone", { title: " \t ", subtitle: "kept" }, { title: ["title_error_missing"] }],
    ["no field at all", {}, { title: ["title_error_missing"] }],
    ["a long title", { title: "x".repeat(121), subtitle: "kept" }, { title: ["text_error_too_long"] }],
    ["a long subtitle", { title: "Good", subtitle: "x".repeat(241) }, { subtitle: ["text_error_too_long"] }],
    ["both", { title: "", subtitle: "x".repeat(241) }, { title: ["title_error_missing"], subtitle: ["text_error_too_long"] }],
    ["100,000 characters", { title: HUGE }, { title: ["text_error_too_long"] }],
    ["NUL", { title: "a\u0000b" }, { title: ["text_error_unstorable"] }],
    ["a control character", { title: "a\u001bb" }, { title: ["text_error_unstorable"] }],
  ])("%s", async (_, form, errors) => {
    const before = (await guides()).length;
    for (const [action, address] of [
      [createGuide, GUIDE],
      [createChapter, CHAPTER],
    ] as const) {
      const answer = await admin.send(action, address, form as Record<string, string>);
      expect(answer.status).toBe(422);
      expect(errorsOf(answer)).toEqual(errors);
      expect((answer.data as { submission?: { initialValue?: object } }).submission?.initialValue).toEqual(
        Object.fromEntries(Object.entries(form).filter(([, value]) => value !== "")),
      );
    }
    expect((await guides()).length).toBe(before);
  });

  test.each(["999999999", "99999999999999", "-1", "1.5", "abc", "1e400"])("the chapter %s", async (chapterId) => {
    const answer = await admin.send(createGuide, GUIDE, { title: "Kept", chapterId });
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer) ?? {})).toEqual(["chapterId"]);
    expect(answer.data).toMatchObject({ submission: { initialValue: { title: "Kept", chapterId } } });
  });

  test("a foreign chapter", async () => {
    const chapterId = String(await (await newTenant()).chapter());
    const answer = await admin.send(createGuide, GUIDE, { title: "Kept", chapterId });
    expect([answer.status, errorsOf(answer)]).toEqual([422, { chapterId: ["chapter_error_gone"] }]);
  });
});

test.each(["שלום עולם", "\u202eevil", "e\u0301", "👩‍👩‍👧‍👦", "a\u00a0b", "x".repeat(120), "'; drop table guides; --", "{{title}}"])(
  "the title %j is stored as typed",
  async (title) => {
    const answer = await admin.send(createGuide, GUIDE, { title });
    const id = answer.to?.split("/")[4];
    expect((await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${id}`)).body.title).toBe(title);
  },
);

describe("editing a chapter", () => {
  test("saves what was typed on the revision that was read", async () => {
    const chapterId = await tenant.chapter("Old");
    expect((await admin.open(chapterForm, EDIT, { chapterId })).data).toMatchObject({
      chapter: { title: "Old", revision: 1 },
      refusal: null,
      publication: { live: false, waiting: true, since: null },
    });
    const answer = await admin.send(editChapter, EDIT, { title: "New", subtitle: "Sub", revision: "1" }, { chapterId });
    expect([answer.status, answer.to]).toEqual([302, `/app/${tenant.propertyId}/manage/chapters/${chapterId}/edit`]);
    expect((await admin.open(chapterForm, EDIT, { chapterId })).data).toMatchObject({
      chapter: { title: "New", revision: 2 },
      values: { title: "New", subtitle: "Sub" },
    });
  });

  test("on an older revision asks about what both changed, and keeps what was typed", async () => {
    const chapterId = await tenant.chapter("Old");
    const base = JSON.stringify({ title: "Old", subtitle: "" });
    await admin.send(editChapter, EDIT, { title: "Theirs", subtitle: "Their words", revision: "1", base }, { chapterId });
    const late = await admin.send(editChapter, EDIT, { title: "Mine", revision: "1", base }, { chapterId });
    expect(late.status).toBe(409);
    expect(late.data).toMatchObject({
      failure: { code: "changed_meanwhile", conflict: { asks: [{ name: "title", theirs: "Theirs", yours: "Mine" }] } },
      submission: { initialValue: { title: "Mine", subtitle: "Their words", revision: "2" } },
    });
  });

  test("is for nobody where there is none: missing, foreign, unsorted", async () => {
    const foreign = await (await newTenant()).chapter();
    for (const chapterId of [foreign, 999999999, 0, "abc"]) {
      expect([chapterId, (await admin.open(chapterForm, EDIT, { chapterId })).status]).toEqual([chapterId, 404]);
    }
  });
});
