import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createApi } from "#player/core/api.ts";
import { createOutbox, type Said } from "./outbox.ts";

const said = (id: string, comment = ""): Said => ({
  id,
  content: 4,
  how: "done",
  language: "en",
  answers: { main: 9 },
  comment,
  seconds: 3,
});
type Reply = (id: string) => Response | Error;

let isOut = false;
let sent: { id: string; keepalive: boolean | undefined }[] = [];
/** The API answers by the id of what it is sent. */
function open(reply: Reply) {
  sent = [];
  vi.stubGlobal("fetch", async (_: string, { body, keepalive }: RequestInit) => {
    const { id } = JSON.parse(String(body)) as Said;
    sent.push({ id, keepalive });
    const answer = reply(id);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return createOutbox({ property: 1, api: createApi("https://api.test", 1), isOut: () => isOut });
}
const kept = () => (JSON.parse(localStorage.getItem("handrail.1.1.outbox") ?? "[]") as Said[]).map(({ id }) => id);
const ids = () => sent.map(({ id }) => id);
const wait = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
const TAKEN = () => new Response(null, { status: 204 });

beforeEach(() => {
  isOut = false;
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("an answer that never arrives does not hold up those after it, and is kept", async () => {
  const outbox = open((id) => (id === "stuck" ? new Error("refused by a proxy") : TAKEN()));
  outbox.add(said("stuck"));
  outbox.add(said("fine"));
  await wait();
  await wait(30_000);
  expect(kept()).toEqual(["stuck"]);
  expect(ids()).toEqual(["stuck", "fine", "stuck"]);
  outbox.dispose();
});

it("what is said after one that has to wait does not wait with it", async () => {
  const outbox = open((id) => (id === "full" ? new Response(null, { status: 429, headers: { "retry-after": "3600" } }) : TAKEN()));
  outbox.add(said("full"));
  await wait();
  outbox.add(said("fine"));
  await wait();
  expect([ids(), kept()]).toEqual([["full", "fine", "full"], ["full"]]);
  outbox.dispose();
});

it("one that is refused for good makes way at once", async () => {
  const outbox = open((id) => (id === "bad" ? new Response(null, { status: 409 }) : TAKEN()));
  outbox.add(said("bad"));
  outbox.add(said("fine"));
  await wait();
  expect([ids(), kept()]).toEqual([["bad", "fine"], []]);
  outbox.dispose();
});

it("a busy API is asked again when it said, else after half a minute", async () => {
  let retryAfter: string | null = "120";
  const outbox = open(() => new Response(null, { status: 503, headers: retryAfter ? { "retry-after": retryAfter } : {} }));
  outbox.add(said("a"));
  await wait(119_000);
  expect(ids()).toEqual(["a"]);
  retryAfter = null;
  await wait(2_000);
  expect(ids()).toHaveLength(2);
  await wait(28_000);
  expect(ids()).toHaveLength(2);
  await wait(2_000);
  expect(ids()).toHaveLength(3);
  outbox.dispose();
});

it("nothing is tried again once it is over, also where an answer was on its way", async () => {
  const outbox = open(() => new Error("offline"));
  outbox.add(said("a"));
  outbox.dispose();
  await wait(120_000);
  expect([ids(), kept()]).toEqual([["a"], ["a"]]);
});

it("what was forgotten while it was on its way is not kept again", async () => {
  const outbox = open(() => new Error("offline"));
  outbox.add(said("a"));
  localStorage.clear();
  await wait();
  expect(kept()).toEqual([]);
  outbox.dispose();
});

it("is kept alive beyond the page only as far as the browser does, which counts bytes", async () => {
  const outbox = open(TAKEN);
  outbox.add(said("short", "x".repeat(40_000)));
  await wait();
  outbox.add(said("long", "語".repeat(40_000)));
  await wait();
  expect(sent).toEqual([
    { id: "short", keepalive: true },
    { id: "long", keepalive: false },
  ]);
  outbox.dispose();
});

it("of whoever opted out nothing is sent, nor kept until they opt in", async () => {
  const outbox = open(() => new Response(null, { status: 500 }));
  outbox.add(said("before"));
  await wait();
  isOut = true;
  outbox.add(said("after"));
  await wait(60_000);
  expect([ids(), kept()]).toEqual([["before"], []]);
  outbox.dispose();
});
