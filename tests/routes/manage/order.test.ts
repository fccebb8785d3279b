import { beforeEach, describe, expect, test } from "vitest";
import { action, loader } from "#app/routes/app/$property/manage/order/page.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Form, type Visitor, visitor } from "#tests/support/visitor.ts";

const ORDER = "/app/:p/manage/order";
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

const send = (form: Form) => admin.send(action, ORDER, form);
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

  test("of something that is not there changes nothing", async () => {
    for (const id of ["999999999", "abc", ""]) {
      expect((await send({ kind: "chapters", id, move: "up" })).status).toBe(302);
      expect((await stored()).chapters).toEqual(chapters);
    }
  });
});

describe("the whole order at once", () => {
  test("is stored as given, and leads back to where it was made", async () => {
    const back = `${list}?show=one&chapterId=${chapters[0]}`;
    const order = by(guides, 2, 0, 1);
    const answer = await send({ kind: "guides", chapter: String(chapters[0]), order: order.join(), return: back });
    expect([answer.status, answer.to]).toEqual([302, back]);
    expect((await stored()).guides(chapters[0] ?? 0)).toEqual(order);
    await send({ kind: "chapters", order: by(chapters, 2, 1, 0).join() });
    expect((await stored()).chapters).toEqual(by(chapters, 2, 1, 0));
  });

  test("that was made for another list is refused: one less, one more, one twice", async () => {
    const [a, b, c] = guides;
    for (const order of [`${a},${b}`, `${a},${b},${c},${chapters[1]}`, `${a},${b},${b}`]) {
      const answer = await send({ kind: "guides", chapter: String(chapters[0]), order });
      expect([order, answer.status, answer.data.code]).toEqual([order, 409, "order_changed_meanwhile"]);
      expect((await stored()).guides(chapters[0] ?? 0)).toEqual(guides);
    }
  });

  test("of anything but ids is refused", async () => {
    for (const order of ["", "abc", "1,,2", "99999999999", "1e20", "-1", "0", "1.5", Array(20_000).fill("1").join()]) {
      const answer = await send({ kind: "chapters", order });
      expect([order.slice(0, 20), answer.status >= 400 && answer.status < 500]).toEqual([order.slice(0, 20), true]);
    }
    expect((await stored()).chapters).toEqual(chapters);
  });
});

test("a chapter that is missing, foreign or no number is not found", async () => {
  const foreign = await (await newTenant()).chapter();
  for (const chapter of [String(foreign), "999999999", "abc", "1e99"]) {
    expect([chapter, (await send({ kind: "guides", chapter, id: "1", move: "up" })).status]).toEqual([chapter, 404]);
  }
});

test("opened as an address it leads to the list, and never to a foreign one", async () => {
  expect((await admin.open(loader, ORDER)).to).toBe(list);
  for (const hostile of ["https://evil.test", "//evil.test", "/\\evil.test"]) {
    expect((await send({ kind: "chapters", id: String(chapters[0]), move: "down", return: hostile })).to).toBe(list);
  }
});
