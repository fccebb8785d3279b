import { beforeAll, expect, test } from "vitest";
import { CONTRACT } from "#app/contracts/all.ts";
import type { Call } from "#app/contracts/call.ts";
import { addProperty, buildChapter, buildGuide } from "#server/demo/builders.ts";
import { REQUESTS } from "#tests/routes/contract/requests.ts";
import { KINDS } from "#tests/support/access-table.ts";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";
import { mayMake, NEEDS } from "./calls.ts";

/** The calls whose path names a thing within a property or company, and what kind of thing it is. */
const ITEM = /:(guide|chapter)\b/;
const CALLS = Object.entries(CONTRACT).flatMap(([noun, table]) =>
  Object.entries(table).map(([name, call]): [string, Call] => [`${noun}.${name}`, call]),
);
const OF_ITEMS = CALLS.filter(([, call]) => ITEM.test(call.path));
const OF_TENANTS = CALLS.filter(([, call]) => /:(property|company)\b/.test(call.path));
const GARBAGE = ["999999999", "99999999999999", "0x1", "-1", "a%00b"];

let own: Tenant;
let foreign: Tenant;
/** Things of another company, and of another property of the same company. */
let others: { guide: number; chapter: number }[];

beforeAll(async () => {
  const languages: [string, string][] = [
    ["en", "English"],
    ["de", "Deutsch"],
  ];
  [own, foreign] = [await newTenant({ languages }), await newTenant({ languages })];
  const sibling = await addProperty(own.db, own.companyId, { name: "Sibling" });
  const content = { texts: { en: { title: "Theirs", subtitle: "" } } };
  others = [];
  for (const property of [foreign.propertyId, sibling]) {
    const chapter = await buildChapter(own.db, property, content, null);
    others.push({ chapter, guide: await buildGuide(own.db, property, chapter, content1("Theirs"), null) });
  }
});

/** All that the others have, to see that nothing of it changed. */
async function state(): Promise<string> {
  const rows = (table: "guides" | "chapters", ids: number[]) =>
    own.db.selectFrom(table).selectAll().where("id", "in", ids).orderBy("id").execute();
  const guides = others.map(({ guide }) => guide);
  const chapters = others.map(({ chapter }) => chapter);
  return JSON.stringify([await rows("guides", guides), await rows("chapters", chapters)]);
}

function addressOf(call: Call, { propertyId, companyId }: Pick<Tenant, "propertyId" | "companyId">, item: string | number): string {
  const known: Record<string, string | number> = { property: propertyId, company: companyId };
  return call.path.replaceAll(/:(\w+)/g, (_, name: string) => String(known[name] ?? item));
}

test.each(OF_ITEMS)("%s finds nothing of another property, nor what does not exist", async (name, call) => {
  const { body } = await REQUESTS[name]!(own);
  const kind = ITEM.exec(call.path)?.[1] as "guide" | "chapter";
  const before = await state();
  for (const role of KINDS) {
    const expected = mayMake(role, NEEDS[name]!) ? [404, "not_found"] : [401, "not_allowed_for_role"];
    for (const item of [...others.map((each) => each[kind]), ...GARBAGE]) {
      const answer = await own.call(role, call.method, addressOf(call, own, item), body);
      expect([role, item, answer.status, answer.body.code]).toEqual([role, item, ...expected]);
    }
  }
  expect(await state()).toBe(before);
});

test.each(OF_TENANTS)("%s, sent right, finds no property or company of others", async (name, call) => {
  const { body, query = {}, params } = await REQUESTS[name]!(own);
  const item = Object.values(params ?? {})[0] ?? others[0]?.guide ?? 0;
  const before = await state();
  for (const role of KINDS.filter((kind) => kind !== "super")) {
    for (const tenant of [foreign, { propertyId: 999_999_998, companyId: 999_999_998 }]) {
      const address = `${addressOf(call, tenant, item)}?${new URLSearchParams(query)}`;
      const answer = await own.call(role, call.method, address, body);
      expect([role, answer.status, answer.body.code]).toEqual([role, 404, "not_found"]);
    }
  }
  expect(await state()).toBe(before);
});

const GUIDES = "/v2/properties/:p/tutorials";
const CHAPTERS = "/v2/properties/:p/launchers";
type Things = { guide: number; chapter: number };
const WITHIN: [name: string, method: string, path: (mine: Things) => string, body: (theirs: Things) => object, status: number][] = [
  ["a new guide in", "POST", () => GUIDES, ({ chapter }) => ({ tutorial: { title: "T", launcherId: chapter } }), 422],
  ["a move into", "POST", ({ guide }) => `${GUIDES}/${guide}/move`, ({ chapter }) => ({ fromLauncherId: 0, toLauncherId: chapter }), 422],
  ["a move from", "POST", ({ guide }) => `${GUIDES}/${guide}/move`, ({ chapter }) => ({ fromLauncherId: chapter, toLauncherId: 0 }), 409],
  ["an order with", "POST", () => `${CHAPTERS}/sort`, ({ chapter }) => ({ ids: [chapter] }), 409],
  ["guides in order with", "PUT", ({ chapter }) => `${CHAPTERS}/${chapter}`, ({ guide }) => ({ tutorials: [guide] }), 409],
  ["unsorted guides in order with", "PUT", () => `${CHAPTERS}/0`, ({ guide }) => ({ tutorials: [guide] }), 409],
];

test.each(WITHIN)("%s something of another property is refused, and nothing changes", async (_, method, path, body, status) => {
  const mine = { guide: await own.guide(), chapter: await own.chapter() };
  const before = await state();
  for (const role of ["super", "company admin", "property admin"] as const) {
    for (const theirs of others) expect((await own.call(role, method, path(mine), body(theirs))).status).toBe(status);
  }
  expect(await state()).toBe(before);
});
