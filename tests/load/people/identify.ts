import type pg from "pg";
import { compare, perSecond } from "#tests/load/rounds.ts";
import type { Line } from "#tests/load/table.ts";
import type { Asked } from "./lists.ts";

const SECONDS = 2;
const ROUNDS = 5;
const RAW = `insert into foreign_users as known (property_id, foreign_id, own, attributes) values ($1, $2, $3, $3)
  on conflict (property_id, foreign_id) do update set own = known.own || excluded.own, attributes = known.attributes || excluded.attributes,
    last_seen_at = now()`;

/** Calls that tell something new of a person who is known ÷ raw upserts of the same, one after the other and many at once. */
export async function measureIdentify(name: string, { api, token, who }: Asked, raw: pg.Pool): Promise<Line[]> {
  const { property, people } = who;
  let news = 0;
  const next = () => ({ user: `user-${1 + ((news++ * 7919) % people)}`, attributes: { theme: `dark ${news}`, visits: news } });
  const path = `/player/${property}/identify`;
  const setupRequest = (request: object) => ({ ...request, body: JSON.stringify(next()) });
  const headers = { "content-type": "application/json" };
  const lines: Line[] = [];
  for (const connections of [1, 16]) {
    const upsert = async () => {
      const { user, attributes } = next();
      await raw.query(RAW, [property, user, JSON.stringify(attributes)]);
    };
    const { ratio, ours, theirs } = await compare(
      ROUNDS,
      () => upserts(connections, upsert),
      () => perSecond({ url: api, connections, requests: [{ method: "POST", path, headers, setupRequest }] }, SECONDS),
    );
    lines.push({
      what: `identify of a known person ÷ raw upsert, ${connections === 1 ? "one by one" : `${connections} at once`}, ${name}`,
      shown: `${ratio.toFixed(2)} (${theirs.toFixed(0)} and ${ours.toFixed(0)} per second)`,
      value: ratio,
      limit: { most: 3 },
    });
  }
  await requireStored(api, token, property);
  return lines;
}

async function upserts(writers: number, upsert: () => Promise<void>): Promise<number> {
  const began = performance.now();
  let done = 0;
  const writer = async () => {
    while (performance.now() - began < SECONDS * 1000) {
      await upsert();
      done++;
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return done / ((performance.now() - began) / 1000);
}

/** A property that keeps nothing about people would be quick. @throws unless what a call tells of somebody stands in the list */
async function requireStored(api: string, token: string, property: number): Promise<void> {
  const visits = Date.now();
  const send = (path: string, body: object) =>
    fetch(api + path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  await send(`/player/${property}/identify`, { user: "user-1", attributes: { visits } });
  const filters = [{ type: "string", key: "customerId", operator: "equals", value: "user-1" }];
  const found = await send(`/v2/properties/${property}/foreignusers/filter`, { filterGroups: [{ connection: "and", filters }] });
  const text = await found.text();
  if (!text.includes(String(visits))) throw new Error(`what was told of people is not stored: ${found.status} ${text}`);
}
