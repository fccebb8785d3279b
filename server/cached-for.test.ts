import { afterEach, expect, test, vi } from "vitest";
import { cachedFor } from "./cached-for.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("an answer holds for its time, for its number alone", async () => {
  vi.useFakeTimers();
  const asked: number[] = [];
  const answer = cachedFor(1000, async (id) => asked.push(id));
  expect([await answer(1), await answer(1), await answer(2)]).toEqual([1, 1, 2]);
  vi.advanceTimersByTime(999);
  expect(await answer(1)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await answer(1)).toBe(3);
  expect(asked).toEqual([1, 2, 1]);
});

test("who asks while the answer is on its way waits for it", async () => {
  let asked = 0;
  const answer = cachedFor(1000, async () => ++asked);
  expect(await Promise.all(Array.from({ length: 20 }, () => answer(1)))).toEqual(Array(20).fill(1));
});

test("an answer lasts no longer when the clock is set back", async () => {
  vi.useFakeTimers();
  let asked = 0;
  const answer = cachedFor(1000, async () => ++asked);
  await answer(1);
  vi.advanceTimersByTime(1000);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await answer(1)).toBe(2);
});

test("nothing and zero are answers too, a failure is none", async () => {
  let failing = true;
  let asked = 0;
  const answer = cachedFor(1000, async () => {
    asked++;
    if (failing) throw new Error("broken");
    return null;
  });
  await expect(answer(1)).rejects.toThrow("broken");
  failing = false;
  expect([await answer(1), await answer(1), asked]).toEqual([null, null, 2]);
});
