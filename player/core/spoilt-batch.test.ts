import { expect, it } from "vitest";
import { event, setUpQueue } from "#tests/player/support/queue.ts";
import type { Outcome } from "./event-queue.ts";

/** An API that takes whole batches without a bad event, and what it took in the order it came. */
function strictApi(...bad: string[]) {
  const taken: string[] = [];
  const answer = (ids: string[]): Outcome => {
    if (ids.some((id) => bad.includes(id))) return { type: "spoilt" };
    taken.push(...ids);
    return { type: "accepted" };
  };
  return { taken, answer };
}

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `e${from + index}`);

/** Runs the timer for as long as the queue wants to go on at once. */
async function settleAll({ fire, after }: ReturnType<typeof setUpQueue>) {
  do await fire();
  while (after() === 0);
}

function holding(count: number, answer: (ids: string[]) => Outcome) {
  const set = setUpQueue(answer);
  for (let i = 0; i < count; i++) set.queue.push(event(i));
  return set;
}

it.each([0, 1, 41, 64, 98])("loses nothing but the bad event, number %i of 99, in few batches", async (at) => {
  const { taken, answer } = strictApi(`e${at}`);
  const set = holding(99, answer);
  await settleAll(set);
  expect(taken).toEqual(ids(0, 99).filter((id) => id !== `e${at}`));
  expect(set.queue.size).toBe(0);
  expect(set.sent.length).toBeLessThanOrEqual(24);
});

it("finds several bad events, side by side and apart", async () => {
  const bad = ["e3", "e4", "e50", "e97"];
  const { taken, answer } = strictApi(...bad);
  await settleAll(holding(99, answer));
  expect(taken).toEqual(ids(0, 99).filter((id) => !bad.includes(id)));
});

it("drops them all when all are bad, and asks hardly more often than there are events", async () => {
  const set = holding(99, () => ({ type: "spoilt" }));
  await settleAll(set);
  expect(set.queue.size).toBe(0);
  expect(set.sent.length).toBeLessThanOrEqual(99 + 7);
  expect(set.after()).toBeUndefined();
});

it("sends whole batches again once the bad event is gone", async () => {
  const { answer } = strictApi("e0");
  const set = holding(99, answer);
  await settleAll(set);
  for (let i = 100; i < 200; i++) set.queue.push(event(i));
  await set.settle();
  expect(set.sent.at(-1)).toEqual(ids(100, 200));
});

it("keeps the order and every event that comes in while a bad one is looked for", async () => {
  const { taken, answer } = strictApi("e2", "e6");
  let next = 5;
  const set = holding(5, (sent) => {
    if (next < 9) set.queue.push(event(next++));
    return answer(sent);
  });
  await settleAll(set);
  expect(taken).toEqual(["e0", "e1", "e3", "e4", "e5", "e7", "e8"]);
  expect(set.queue.size).toBe(0);
});

it("goes on where it was when the API wants a pause in between", async () => {
  const { taken, answer } = strictApi("e2");
  let asked = 0;
  const set = holding(4, (sent) => (++asked === 2 ? { type: "later", after: 60_000 } : answer(sent)));
  await set.fire();
  await set.fire();
  expect(set.after()).toBe(60_000);
  expect(set.queue.size).toBe(4);
  await settleAll(set);
  expect(taken).toEqual(["e0", "e1", "e3"]);
});

it("keeps what is in doubt for another page instead of giving it to a beacon that nobody hears the answer of", async () => {
  const { taken, answer } = strictApi("e2");
  const set = holding(4, answer);
  await set.fire();
  set.queue.leave(true);
  expect(set.beacons).toEqual([]);
  expect(set.stored()).toEqual(ids(0, 4));
  set.queue.comeBack();
  await settleAll(set);
  expect(taken).toEqual(["e0", "e1", "e3"]);
  set.queue.push(event(5));
  set.queue.leave(true);
  expect(set.beacons).toEqual([["e5"]]);
});

it("a page that hides while a spoilt batch is on its way loses no good event", async () => {
  const { taken, answer } = strictApi("e1");
  const set = holding(3, answer);
  const answered = set.fire();
  set.queue.push(event(3));
  set.queue.leave(true);
  expect(set.beacons).toEqual([["e3"]]);
  await answered;
  await settleAll(set);
  expect(taken).toEqual(["e0", "e2"]);
});
