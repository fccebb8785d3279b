import { expect, it } from "vitest";
import { event, setUpQueue as setUp } from "#tests/player/support/queue.ts";
import { KEPT_EVENTS } from "./event-queue.ts";

it("sends after 20 seconds", async () => {
  const { queue, sent, after, fire } = setUp({ type: "accepted" });
  queue.push(event(1));
  queue.push(event(2));
  expect(after()).toBe(20_000);
  await fire();
  expect(sent).toEqual([["e1", "e2"]]);
  expect(queue.size).toBe(0);
});

it("sends at once at 100 events, and never more than 100", async () => {
  const { queue, sent, settle } = setUp({ type: "accepted" });
  for (let i = 0; i < 130; i++) queue.push(event(i));
  await settle();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toHaveLength(100);
  expect(queue.size).toBe(30);
});

it("backs off further each time while the API is down, and loses nothing", async () => {
  const { queue, sent, after, fire } = setUp({ type: "later", after: null });
  queue.push(event(1));
  await fire();
  const first = after()!;
  await fire();
  const second = after()!;
  await fire();
  expect(first).toBeGreaterThanOrEqual(3_750);
  expect(second).toBeGreaterThan(first);
  expect(sent).toHaveLength(3);
  expect(queue.size).toBe(1);
});

it("waits as long as a busy API asks", async () => {
  const { queue, sent, after, fire, settle } = setUp({ type: "later", after: 60_000 });
  queue.push(event(1));
  await fire();
  expect(after()).toBe(60_000);
  for (let i = 2; i < 150; i++) queue.push(event(i));
  await queue.flush();
  await settle();
  expect(sent).toHaveLength(1);
  expect(after()).toBe(60_000);
});

it("drops what was refused, and stops for good where nothing will be taken", async () => {
  const refused = setUp({ type: "refused" });
  refused.queue.push(event(1));
  await refused.fire();
  expect(refused.queue.size).toBe(0);
  refused.queue.push(event(2));
  expect(refused.queue.size).toBe(1);

  const closed = setUp({ type: "closed" });
  closed.queue.push(event(1));
  await closed.fire();
  closed.queue.push(event(2));
  expect(closed.queue.size).toBe(0);
});

it("what is flushed while a batch is on its way goes as soon as that one has arrived", async () => {
  const { queue, sent, after, fire } = setUp({ type: "accepted" });
  queue.push(event(1));
  const first = queue.flush();
  queue.push(event(2));
  void queue.flush();
  await first;
  expect([sent, after()]).toEqual([[["e1"]], 0]);
  await fire();
  expect(sent).toEqual([["e1"], ["e2"]]);
});

it("sends by beacon when the page goes, in batches of 100", () => {
  const { queue, beacons, stored } = setUp({ type: "later", after: 1 });
  for (let i = 0; i < 99; i++) queue.push(event(i));
  queue.leave(true);
  expect(beacons.map(({ length }) => length)).toEqual([99]);
  expect(stored()).toEqual([]);
});

it("keeps events for another page when the API was down or the browser takes no beacon, and takes them up again", () => {
  const { queue, beacons, stored, refuseBeacons } = setUp({ type: "accepted" });
  queue.push(event(1));
  queue.leave(false);
  expect(beacons).toEqual([]);
  queue.push(event(2));
  refuseBeacons();
  queue.leave(true);
  expect(stored()).toEqual(["e1", "e2"]);
  queue.comeBack();
  expect(stored()).toEqual([]);
  expect(queue.size).toBe(2);
});

it("is bounded in memory and in storage", async () => {
  const { queue, stored, fire } = setUp({ type: "later", after: null });
  queue.push(event(0));
  await fire();
  for (let i = 1; i < KEPT_EVENTS + 50; i++) queue.push(event(i));
  expect(queue.size).toBe(KEPT_EVENTS);
  queue.leave(false);
  expect(stored()).toHaveLength(KEPT_EVENTS);
  expect(stored().at(-1)).toBe(`e${KEPT_EVENTS + 49}`);
});

it("sends with each batch what proves its user, and nobody's events with another's proof", async () => {
  const { queue, sent, carried, passes, settle, fire } = setUp({ type: "accepted" });
  Object.assign(passes, { ada: "pass of ada", bob: "pass of bob" });
  ["ada", "ada", undefined, "bob", "eve"].forEach((user, index) => {
    queue.push({ ...event(index), ...(user ? { user } : {}) });
  });
  for (let batch = 0; batch < 4; batch++) await fire();
  await settle();
  expect(sent).toEqual([["e0", "e1"], ["e2"], ["e3"], ["e4"]]);
  expect(carried).toEqual(["pass of ada", undefined, "pass of bob", undefined]);
});

it("forgets what has not been sent", async () => {
  const { queue, sent, stored, fire } = setUp({ type: "accepted" });
  queue.push(event(1));
  queue.leave(false);
  queue.push(event(2));
  queue.forget();
  await fire();
  expect([sent, stored(), queue.size]).toEqual([[], [], 0]);
});
