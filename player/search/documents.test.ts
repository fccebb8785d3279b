import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { bundleOf } from "#tests/player/support/bundle.ts";
import { createDocuments } from "./documents.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bundle: Bundle = { ...bundleOf([]), documents: { label: "Documents" } };
const document = (title: string) => ({ id: 1, language: "en", title, address: null, text: "" });

/** What asks an API whose answers come when the test says so. */
function asking() {
  const asked: { query: string; answer(title: string): Promise<void> }[] = [];
  let drawn = 0;
  const api = {
    ask: (_: string, body: string) =>
      new Promise<Response>((resolve) => {
        const { query } = JSON.parse(body) as { query: string };
        const answer = async (title: string) => {
          resolve(Response.json({ found: [document(title)] }));
          await vi.advanceTimersByTimeAsync(0);
        };
        asked.push({ query, answer });
      }),
  };
  const gone = { isOut: false };
  const find = createDocuments({ api: api as never, isOut: () => gone.isOut, changed: () => drawn++ });
  return {
    asked,
    gone,
    drawn: () => drawn,
    type(typed: string) {
      const { state, found } = find(typed, bundle);
      return [state, ...found.map(({ title }) => title)];
    },
    rest: () => vi.advanceTimersByTimeAsync(250),
  };
}

test("what is typed is asked for once the person rests, and not with each letter", async () => {
  const { asked, type, rest } = asking();
  for (const typed of ["h", "ho", "holi"]) expect(type(typed)).toEqual(["looking"]);
  await vi.advanceTimersByTimeAsync(249);
  expect(asked).toHaveLength(0);
  await rest();
  expect(asked.map(({ query }) => query)).toEqual(["holi"]);
  type("holi");
  await rest();
  expect(asked).toHaveLength(1);
});

test("an answer that comes after that to something newer counts for nothing, and draws nothing", async () => {
  const { asked, type, rest, drawn } = asking();
  type("holi");
  await rest();
  type("room");
  await rest();
  await asked[1]!.answer("Rooms");
  expect(type("room")).toEqual(["sure", "Rooms"]);
  await asked[0]!.answer("Holidays");
  expect([type("room"), drawn()]).toEqual([["sure", "Rooms"], 1]);
});

test("what was found last stays while more is typed, and goes once nothing is", async () => {
  const { asked, type, rest } = asking();
  type("holi");
  await rest();
  await asked[0]!.answer("Holidays");
  expect(type("holid")).toEqual(["looking", "Holidays"]);
  expect(type(" ")).toEqual(["sure"]);
  await rest();
  expect(asked).toHaveLength(1);
});

test("whoever opts out is asked nothing for any longer, and is told so at once", async () => {
  const { asked, gone, type, rest } = asking();
  type("holi");
  gone.isOut = true;
  expect(type("holid")).toEqual(["sure"]);
  await rest();
  expect(asked).toHaveLength(0);
});
