import { beforeEach, expect, it } from "vitest";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { bundleOf, guide, step } from "#tests/player/support/bundle.ts";
import { createApi, outcomeOf } from "./api.ts";
import { createBundleLoader } from "./bundle-loader.ts";
import { createBundleStore } from "./bundle-store.ts";
import { createIdentity } from "./identity.ts";
import { startRun } from "./run-state.ts";
import { createRunStore } from "./run-store.ts";
import { isBundle } from "./shapes.ts";
import { createVisitor } from "./visitor.ts";

const one = guide(5, "One", [step("a", "slide"), step("b", "slide")]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("keeps a run with its guide, and gives it back", () => {
  const store = createRunStore(1);
  const { state } = startRun(one, "run", 1000, "api");
  store.keepGuide(one);
  store.save(state!);
  expect(createRunStore(1).read(2000)).toEqual({ state, guide: one });
  expect(createRunStore(2).read(2000)).toBeNull();
  store.clear();
  expect(store.read(2000)).toBeNull();
});

it("takes a run for over when it is old, or its storage was tampered with", () => {
  const store = createRunStore(1);
  const { state } = startRun(one, "run", 1000, "api");
  store.keepGuide(one);
  store.save(state!);
  expect(store.read(1000 + 86_400_001)).toBeNull();
  for (const foreign of [{ step: 9 }, { version: 2 }, { guide: 6 }]) {
    store.save({ ...state!, ...foreign });
    expect(store.read(1000)).toBeNull();
  }
  for (const nonsense of ["{", "null", "7", '{"id":1}', '{"id":"x","told":{},"guide":5}']) {
    sessionStorage.setItem("handrail.1.1.run", nonsense);
    expect(store.read(1000)).toBeNull();
  }
});

it.each([null, 7, "x", [], {}, { property: {}, style: {}, chapters: [], guides: [] }])("does not take %j for a bundle", (value) => {
  expect(isBundle(value)).toBe(false);
});

it("does not take a bundle with a broken step for one", () => {
  const bundle = bundleOf([one]);
  expect(isBundle(bundle)).toBe(true);
  expect(isBundle({ ...bundle, guides: [{ ...one, steps: [{ id: 1 }] }] })).toBe(false);
});

it("keeps the last bundle when the page goes, and not before", async () => {
  const bundle = bundleOf([one]);
  const api = { ...createApi("", 1), get: async () => new Response(JSON.stringify(bundle), { headers: { etag: '"1"' } }) };
  const store = createBundleStore(api, 1);
  expect(store.take((await store.fetch("en")) as { etag: string; bundle: Bundle })).toEqual(bundle);
  expect(localStorage.length).toBe(0);
  store.keep();
  expect(createBundleStore(api, 1).last()).toEqual(bundle);
});

it("tells an API that is down from one that knows no such property", async () => {
  const answering = (answer: Response) => createBundleStore({ ...createApi("", 1), get: async () => answer }, 1);
  expect(await answering(new Response("", { status: 404 })).fetch("en")).toBe("gone");
  await expect(answering(new Response("", { status: 503 })).fetch("en")).rejects.toThrow();
  await expect(answering(new Response("<html>")).fetch("en")).rejects.toThrow();
  await expect(answering(new Response("{}")).fetch("en")).rejects.toThrow();
});

it.each([
  [202, null, { type: "accepted" }],
  [400, null, { type: "refused" }],
  [415, null, { type: "refused" }],
  [413, null, { type: "spoilt" }],
  [422, null, { type: "spoilt" }],
  [401, null, { type: "closed" }],
  [404, null, { type: "closed" }],
  [429, "7", { type: "later", after: 7000 }],
  [503, null, { type: "later", after: null }],
  [503, "0", { type: "later", after: 1000 }],
  [503, "soon", { type: "later", after: null }],
  [500, null, { type: "later", after: null }],
] as const)("takes %i with Retry-After %j for %j", (status, retryAfter, outcome) => {
  expect(outcomeOf(status, retryAfter)).toEqual(outcome);
});

it("stamps each event with who is there when it happens", () => {
  const visitor = createVisitor(1);
  const before = visitor.event("page_viewed", 0, {});
  visitor.identify("ada", "acme");
  const during = visitor.event("page_viewed", 0, {});
  visitor.identify(undefined, undefined);
  const after = visitor.event("page_viewed", 0, {});
  expect(before.user).toBeUndefined();
  expect(during).toMatchObject({ user: "ada", company: "acme" });
  expect(during.anonymous).toBeUndefined();
  // Whoever comes after somebody who was known is another visitor.
  expect(after.anonymous).not.toBe(before.anonymous);
  visitor.identify(undefined, undefined);
  expect(visitor.event("page_viewed", 0, {}).anonymous).toBe(after.anonymous);
});

it("tells the API who people are in words that it takes, once, and only where they are kept", async () => {
  const posted: unknown[] = [];
  const ask = async (_: string, body: string) => {
    posted.push(JSON.parse(body));
    return new Response(null, { status: 204 });
  };
  const identity = createIdentity({ ...createApi("", 1), ask }, createVisitor(1), 1, () => false);
  const attributes = { "na\u0000me": "x\ud800".padEnd(2000, "y"), deep: {}, none: null, count: 3, tags: ["a\u0000", "b"], mixed: ["a", 1] };
  identity.identify("a\u0000da", attributes, { id: 7 }, undefined);
  expect(posted).toEqual([]);
  identity.configure(1, false);
  await new Promise((done) => setTimeout(done));
  identity.configure(1, false);
  expect(posted).toEqual([
    { user: "ada", attributes: { name: `x${"y".repeat(998)}`, none: null, count: 3, tags: ["a", "b"] }, company: "7" },
  ]);
  identity.identify("", {}, "acme", undefined);
  expect(posted).toHaveLength(1);
});

it("tells the API one thing after the other, so that what was said last stays", async () => {
  const posted: string[] = [];
  const answers: (() => void)[] = [];
  const ask = (_: string, body: string) => {
    posted.push((JSON.parse(body) as { attributes: { plan: string } }).attributes.plan);
    return new Promise<Response>((answer) => answers.push(() => answer(new Response(null, { status: 204 }))));
  };
  const identity = createIdentity({ ...createApi("", 1), ask }, createVisitor(1), 1, () => false);
  identity.configure(1, false);
  for (const plan of ["free", "team", "pro"]) identity.identify("ada", { plan }, undefined, undefined);
  expect(posted).toEqual(["free"]);
  answers.shift()!();
  await expect.poll(() => posted).toEqual(["free", "pro"]);
  answers.shift()!();
  await new Promise((done) => setTimeout(done));
  identity.identify("ada", { plan: "pro" }, undefined, undefined);
  expect(posted).toEqual(["free", "pro"]);
});

it("keeps the bundle in the language that was asked for last, whichever answer comes last", async () => {
  const answers: Record<string, (answer: Response) => void> = {};
  const get = (path: string) =>
    new Promise<Response>((answer) => {
      answers[path.slice(-2)] = answer;
    });
  const bundles = createBundleStore({ ...createApi("", 1), get }, 1);
  const used: string[] = [];
  let wanted = "de";
  const use = ({ property }: Bundle) => used.push(property.language);
  const loader = createBundleLoader({ bundles, wanted: () => wanted, use, gone: () => {} });
  const first = loader.begin(false);
  wanted = "en";
  const second = loader.again();
  for (const language of ["en", "de"]) {
    const { property } = bundleOf([one]);
    answers[language]!(new Response(JSON.stringify(bundleOf([one], { property: { ...property, language } }))));
  }
  await Promise.all([first, second]);
  expect(used).toEqual(["en"]);
  bundles.keep();
  expect(createBundleStore(createApi("", 1), 1).last()?.property.language).toBe("en");
});

it("ends a session after 1800 s without activity", () => {
  const visitor = createVisitor(1);
  const first = visitor.session(0);
  const same = visitor.session(1_799_000);
  const other = createVisitor(1).session(1_799_000 + 1_800_000);
  expect(same).toMatchObject({ id: first.id, seq: 1, isNew: false });
  expect(other).toMatchObject({ isNew: true, seq: 0, ended: { id: first.id, last: 1_799_000 } });
});
