import { beforeEach, describe, expect, test } from "vitest";
import { loader as shownList } from "#app/routes/app/$property/manage/list/page.tsx";
import { action as dragged } from "#app/routes/app/$property/manage/sorting/drag/page.ts";
import { action, loader } from "#app/routes/app/$property/manage/sorting/page.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Form, type Visitor, visitor } from "#tests/support/visitor.ts";

const SORTING = "/app/:p/manage/sorting";
let tenant: Tenant;
let admin: Visitor;
let chapters: number[];
let guides: number[];
let list: string;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "property moderator");
  list = `/app/${tenant.propertyId}/manage/list`;
  chapters = [await tenant.chapter("A"), await tenant.chapter("B"), await tenant.chapter("C")];
  const [chapter = 0] = chapters;
  guides = [await tenant.guide({ chapter }), await tenant.guide({ chapter }), await tenant.guide({ chapter })];
});

const send = (form: Form) => admin.send(action, SORTING, form);
const stored = async () => {
  const { body } = await tenant.call("company admin", "GET", "/v2/properties/:p/launchers");
  const all = body.data as { id: number; tutorials: { id: number }[] }[];
  return {
    chapters: all.map(({ id }) => id).filter((id) => id !== 0),
    guides: (id: number) => all.find((chapter) => chapter.id === id)?.tutorials.map((guide) => guide.id),
  };
};
const by = (ids: number[], ...positions: number[]) => positions.map((position) => ids[position] ?? 0);

describe("one place up or down", () => {
  test.each([
    ["up", 1, [1, 0, 2]],
    ["down", 1, [0, 2, 1]],
    ["up", 0, [0, 1, 2]],
    ["down", 2, [0, 1, 2]],
  ] as const)("%s from place %i, chapters and guides", async (move, from, places) => {
    const answer = await send({ kind: "chapters", id: String(chapters[from]), move });
    expect([answer.status, answer.to, await admin.toast()]).toEqual([302, list, "chapters_reordered"]);
    expect((await stored()).chapters).toEqual(by(chapters, ...places));
    await send({ kind: "guides", chapter: String(chapters[0]), id: String(guides[from]), move });
    expect(await admin.toast()).toBe("guides_reordered");
    expect((await stored()).guides(chapters[0] ?? 0)).toEqual(by(guides, ...places));
  });

  test("of the unsorted guides too", async () => {
    const unsorted = [await tenant.guide(), await tenant.guide()];
    await send({ kind: "guides", chapter: "0", id: String(unsorted[1]), move: "up" });
    expect((await stored()).guides(0)).toEqual(by(unsorted, 1, 0));
  });

  test("past the archived ones, which no list shows between them", async () => {
    const unsorted = [await tenant.guide(), await tenant.guide(), await tenant.guide()];
    await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${unsorted[1]}`);
    await tenant.db
      .updateTable("guides")
      .set({ position: 2 })
      .where("id", "=", unsorted[1] ?? 0)
      .execute();
    await send({ kind: "guides", chapter: "0", id: String(unsorted[2]), move: "up" });
    expect((await stored()).guides(0)?.filter((id) => id !== unsorted[1])).toEqual(by(unsorted, 2, 0));
  });

  test("of something that is not there changes nothing", async () => {
    for (const id of ["999999999", "abc", ""]) {
      expect((await send({ kind: "chapters", id, move: "up" })).status).toBe(409);
      expect((await stored()).chapters).toEqual(chapters);
    }
  });
});

/** What dragging sends: `id` before `before`, or last; a guide perhaps from another chapter. */
const drag = (form: { id: number | undefined; before: number | string | undefined; chapter?: number; from?: number }) => {
  const fields = Object.entries({ kind: form.chapter === undefined ? "chapters" : "guides", ...form });
  return admin.send(
    dragged,
    `${SORTING}/drag`,
    fields.map(([name, value]): [string, string] => [name, String(value)]),
  );
};
const LAST = "";

describe("to the place that it was dragged to", () => {
  test.each([
    [0, 2, [1, 0, 2]],
    [2, 0, [2, 0, 1]],
    [0, LAST, [1, 2, 0]],
    [1, 2, [0, 1, 2]],
  ] as const)("%i before %s, chapters and guides, on the page where it is", async (from, before, places) => {
    const at = (ids: number[]) => ({ id: ids[from], before: before === LAST ? LAST : ids[before] });
    const answer = await drag(at(chapters));
    expect([answer.status, answer.to, answer.data.code, await admin.toast()]).toEqual([200, null, null, "chapters_reordered"]);
    expect((await stored()).chapters).toEqual(by(chapters, ...places));
    const [chapter = 0] = chapters;
    expect((await drag({ ...at(guides), chapter, from: chapter })).status).toBe(200);
    expect(await admin.toast()).toBe("guides_reordered");
    expect((await stored()).guides(chapter)).toEqual(by(guides, ...places));
  });

  test("a move keeps what somebody else moved meanwhile", async () => {
    const [chapter = 0] = chapters;
    await drag({ id: guides[2], before: guides[0], chapter, from: chapter });
    await drag({ id: guides[0], before: LAST, chapter, from: chapter });
    expect((await stored()).guides(chapter)).toEqual(by(guides, 2, 1, 0));
  });

  test("before something that is not there any more is refused and changes nothing", async () => {
    const [chapter = 0, other] = chapters;
    const elsewhere = await tenant.guide({ chapter: other });
    for (const before of [elsewhere, 999999999, "abc", "-1", "1e20", "1.5", guides[0], "0"]) {
      const answer = await drag({ id: guides[0], before, chapter, from: chapter });
      expect([before, answer.status, answer.data.code]).toEqual([before, 409, "order_changed_meanwhile"]);
    }
    for (const before of [999999999, "abc", chapters[0]]) {
      expect([before, (await drag({ id: chapters[0], before })).status]).toEqual([before, 409]);
    }
    expect((await drag({ id: elsewhere, before: LAST, chapter, from: chapter })).status).toBe(409);
    expect(await stored().then(({ chapters, guides }) => [chapters, guides(chapter)])).toEqual([chapters, guides]);
    expect(await admin.toast()).toBeNull();
  });
});

describe("from one chapter into another", () => {
  let source: number;
  let target: number;
  let theirs: number[];
  beforeEach(async () => {
    [source = 0, target = 0] = chapters;
    theirs = [await tenant.guide({ chapter: target }), await tenant.guide({ chapter: target })];
  });

  test("between two guides, first, last, and into an empty chapter", async () => {
    const [a, b, c] = guides;
    const answer = await drag({ id: b, before: theirs[1], from: source, chapter: target });
    expect([answer.status, answer.to, answer.data.code, await admin.toast()]).toEqual([200, null, null, "guide_moved"]);
    expect((await stored()).guides(target)).toEqual([theirs[0], b, theirs[1]]);
    await drag({ id: a, before: theirs[0], from: source, chapter: target });
    await drag({ id: c, before: LAST, from: source, chapter: target });
    await drag({ id: b, before: LAST, from: target, chapter: chapters[2] ?? 0 });
    const after = await stored();
    expect([after.guides(source), after.guides(target), after.guides(chapters[2] ?? 0)]).toEqual([[], [a, ...theirs, c], [b]]);
  });

  test("out of the unsorted list and back, also as the first that is unsorted", async () => {
    await drag({ id: theirs[0], before: LAST, from: target, chapter: 0 });
    await drag({ id: guides[0], before: theirs[0], from: source, chapter: 0 });
    expect((await stored()).guides(0)).toEqual([guides[0], theirs[0]]);
    await drag({ id: theirs[0], before: theirs[1], from: 0, chapter: target });
    expect((await stored()).guides(target)).toEqual(theirs);
  });

  test("an archived guide becomes a draft there", async () => {
    const { id = 0 } = { id: guides[0] };
    await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${id}`);
    await drag({ id, before: theirs[1], from: 0, chapter: target });
    const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${id}`);
    expect(body.visibility).toBe("private");
    expect((await stored()).guides(target)).toEqual([theirs[0], id, theirs[1]]);
  });

  test("a place that is gone, or a guide that is elsewhere meanwhile, leaves everything as it was", async () => {
    const gone = await drag({ id: guides[0], before: guides[1], from: source, chapter: target });
    expect([gone.status, gone.data.code]).toEqual([409, "order_changed_meanwhile"]);
    for (const from of [0, chapters[2] ?? 0, target]) {
      expect([from, (await drag({ id: guides[0], before: theirs[0], from, chapter: target })).status]).toEqual([from, 409]);
    }
    const missing = await drag({ id: guides[0], before: LAST, from: source, chapter: 999999999 });
    expect([missing.status, missing.data.code]).toEqual([404, "not_found"]);
    const after = await stored();
    expect([after.guides(source), after.guides(target)]).toEqual([guides, theirs]);
  });

  test("contributors move what is live, not drafts", async () => {
    const live = await tenant.guide({ chapter: source, live: true });
    admin = await visitor(tenant, "property contributor");
    const draft = await drag({ id: guides[0], before: theirs[1], from: source, chapter: target });
    expect([draft.status, draft.data.code]).toEqual([401, "not_allowed_for_role"]);
    expect((await drag({ id: live, before: theirs[1], from: source, chapter: target })).status).toBe(200);
    const after = await stored();
    expect([after.guides(source), after.guides(target)]).toEqual([guides, [theirs[0], live, theirs[1]]]);
  });
});

test("a chapter that is missing, foreign or no number is not found", async () => {
  const foreign = await (await newTenant()).chapter();
  for (const chapter of [String(foreign), "999999999", "abc", "1e99"]) {
    expect([chapter, (await send({ kind: "guides", chapter, id: "1", move: "up" })).status]).toEqual([chapter, 404]);
  }
});

test("opened as an address it leads to the list, and never to a foreign one", async () => {
  expect((await admin.open(loader, SORTING)).to).toBe(list);
  for (const hostile of ["https://evil.test", "//evil.test", "/\\evil.test"]) {
    expect((await send({ kind: "chapters", id: String(chapters[0]), move: "down", return: hostile })).to).toBe(list);
  }
});

test("a search of guides finds them in their new order at once, also without the one that was moved away (section 4)", async () => {
  const [chapter = 0, other = 0] = chapters;
  const found = async () => {
    const { data } = await admin.open(shownList, "/app/:p/manage/list?search=find");
    return (data.chapters as { id: number; guides: { id: number }[] }[]).map(({ id, guides: each }) => [id, each.map((guide) => guide.id)]);
  };
  expect(await found()).toEqual([[chapter, guides]]);
  await send({ kind: "guides", chapter: String(chapter), id: String(guides[0]), move: "down" });
  expect(await found()).toEqual([[chapter, by(guides, 1, 0, 2)]]);
  await drag({ id: guides[2], before: LAST, chapter: other, from: chapter });
  expect(await found()).toEqual([
    [chapter, by(guides, 1, 0)],
    [other, by(guides, 2)],
  ]);
});
