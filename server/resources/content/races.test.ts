import { beforeAll, expect, test, vi } from "vitest";
import type { Answer } from "#tests/support/tenant.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const GUIDES = "/v2/properties/:p/tutorials";
const CHAPTERS = "/v2/properties/:p/launchers";
const ROUNDS = 8;
// Hundreds of writes, one after the other on the embedded database: slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const shuffled = <T>(all: T[]): T[] =>
  all
    .map((each) => [Math.random(), each] as const)
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each);

let tenant: Tenant;
const call = (method: string, path: string, body?: unknown) => tenant.call("company admin", method, path, body);
beforeAll(async () => {
  tenant = await newTenant();
  await tenant.person("company admin");
});

/** Sends all at once; none may fail with a server error. */
async function atOnce(sends: (() => Promise<Answer>)[]): Promise<number[]> {
  const statuses = (await Promise.all(sends.map((send) => send()))).map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  return statuses;
}

async function chapters(): Promise<{ id: number; tutorials: { id: number }[] }[]> {
  return (await call("GET", CHAPTERS)).body.data as never;
}

test("chapters that many put in order at once stay a permutation", async () => {
  const ids: number[] = [];
  for (const each of upTo(8)) ids.push(await tenant.chapter(`Chapter ${each}`));
  for (const _ of upTo(ROUNDS)) await atOnce(upTo(10).map(() => () => call("POST", `${CHAPTERS}/sort`, { ids: shuffled(ids) })));
  const places = (await chapters()).filter(({ id }) => ids.includes(id));
  expect(places.map(({ id }) => id).sort()).toEqual(ids.toSorted());
  const rows = await tenant.db.selectFrom("chapters").select("position").where("id", "in", ids).execute();
  expect(rows.map(({ position }) => position).sort((a, b) => a - b)).toEqual(upTo(8).map((each) => each + 1));
});

test("guides that many put in order, and move, at once are all there once", async () => {
  const [one, other] = [await tenant.chapter("One"), await tenant.chapter("Other")];
  const ids: number[] = [];
  for (const each of upTo(8)) ids.push(await tenant.guide({ title: `Guide ${each}`, chapter: each < 6 ? one : other }));
  const inOne = ids.slice(0, 6);
  for (const round of upTo(ROUNDS)) {
    const moves = ids.slice(6).map((id) => () => call("POST", `${GUIDES}/${id}/move`, between(other, one, round)));
    const sorts = upTo(8).map(() => () => call("PUT", `${CHAPTERS}/${one}`, { tutorials: shuffled(inOne) }));
    await atOnce(shuffled([...sorts, ...moves]));
  }
  const found = (await chapters()).flatMap(({ tutorials }) => tutorials).filter(({ id }) => ids.includes(id));
  expect(found.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
});

const between = (from: number, to: number, round: number) =>
  round % 2 === 0 ? { fromLauncherId: from, toLauncherId: to } : { fromLauncherId: to, toLauncherId: from };

test("a guide that is moved into a chapter, or copied in it, while it is archived is in no archived chapter", async () => {
  for (const _ of upTo(ROUNDS)) {
    const [from, to] = [await tenant.chapter("From"), await tenant.chapter("To")];
    const [guide, inside] = [await tenant.guide({ chapter: from }), await tenant.guide({ chapter: to })];
    await atOnce(
      shuffled([
        () => call("POST", `${GUIDES}/${guide}/move`, { fromLauncherId: from, toLauncherId: to }),
        () => call("DELETE", `${CHAPTERS}/${to}`),
        () => call("PUT", `${CHAPTERS}/${from}`, { tutorials: [guide] }),
        () => call("POST", `${GUIDES}/${inside}/clone`),
        () => call("POST", `${GUIDES}/${inside}/move`, { fromLauncherId: to, toLauncherId: from }),
      ]),
    );
    const lost = await tenant.db.selectFrom("guides").select("id").where("chapter_id", "=", to).execute();
    expect(lost).toEqual([]);
  }
});

test("publications at the plan's limit never exceed it, while other things are written", async () => {
  const small = await newTenant({ limits: { public_guide: 3, public_chapter: 2 } });
  await small.person("company admin");
  const send = (method: string, path: string, body: unknown) => () => small.call("company admin", method, path, body);
  const guides = await Promise.all(upTo(12).map(() => small.guide()));
  const live = await Promise.all(upTo(6).map(() => small.chapter()));
  const statuses = await atOnce([
    ...guides.map((id) => send("PUT", `${GUIDES}/${id}`, { tutorial: { title: "Live", visibility: "public" } })),
    ...live.map((id) => send("PUT", `${CHAPTERS}/${id}`, { visibility: "public" })),
    ...upTo(4).map((each) => send("PUT", "/v2/properties/:p", { name: `Name ${each}` })),
    ...upTo(4).map((each) => send("POST", GUIDES, { tutorial: { title: `New ${each}` } })),
  ]);
  expect(statuses.filter((status) => status === 402)).toHaveLength(9 + 4);
  const count = async (table: "guides" | "chapters") =>
    (await small.db.selectFrom(table).select("id").where("property_id", "=", small.propertyId).where("visibility", "=", "public").execute())
      .length;
  expect([await count("guides"), await count("chapters")]).toEqual([3, 2]);
});

test("of fifty saves of one revision exactly one wins", async () => {
  const id = await tenant.guide();
  const statuses = await atOnce(
    upTo(50).map((each) => () => call("PUT", `${GUIDES}/${id}`, { tutorial: { title: `Save ${each}`, revision: 1 } })),
  );
  expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 409).length]).toEqual([1, 49]);
  expect((await call("GET", `${GUIDES}/edit/${id}`)).body.revision).toBe(2);
});
