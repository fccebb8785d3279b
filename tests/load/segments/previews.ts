import http from "node:http";
import type pg from "pg";
import type { Asked } from "#tests/load/people/lists.ts";
import { compare } from "#tests/load/rounds.ts";
import type { Line } from "#tests/load/table.ts";
import { SEGMENT_CASES, type SegmentCase } from "./segment-cases.ts";

const ROUNDS = 3;
/** Of one measurement: as often as fits, so that what takes seconds is asked once. */
const MILLISECONDS = 300;
/** As long as a process answers before anything counts. */
const WARM_MILLISECONDS = 4000;
const PAGE = 10;

/**
 * What a preview costs, as the API answers it: how many people a segment has and the first of them, ÷ the same meaning written by hand over
 * the JSON of attributes, its count and its page.
 */
export async function measurePreviews(name: string, asked: () => Promise<Asked>, raw: pg.Pool): Promise<Line[]> {
  const lines: Line[] = [];
  await milliseconds(asking(await asked(), SEGMENT_CASES[0]!), WARM_MILLISECONDS);
  for (const each of SEGMENT_CASES) {
    const { ratio, ours, theirs } = await compare(
      ROUNDS,
      async () => milliseconds(asking(await asked(), each)),
      async () => milliseconds(byHand(raw, each, (await asked()).who.property)),
    );
    lines.push({
      what: `preview of a segment, ${each.name} ÷ by hand, ${name}`,
      shown: `${ratio.toFixed(3)} (${ours.toFixed(1)} ÷ ${theirs.toFixed(0)} ms)`,
      aim: "at most 0.05",
      ...(each.isByEvents ? {} : { value: ratio, limit: { most: 0.5 } }),
    });
  }
  return lines;
}

function byHand(raw: pg.Pool, { where }: SegmentCase, property: number) {
  const from = `foreign_users people where people.property_id = $1 and ${where}`;
  const sent = "id, foreign_id, anonymous, attributes, first_seen_at, last_seen_at, company_user_id";
  return async () => {
    await raw.query(`select count(*)::integer as people from ${from}`, [property]);
    await raw.query(`select ${sent} from ${from} order by last_seen_at desc, id desc limit ${PAGE}`, [property]);
  };
}

const agent = new http.Agent({ keepAlive: true });

function asking({ api, token, who }: Asked, { filter }: SegmentCase): () => Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const path = `/v2/properties/${who.property}/segments/preview?limit=${PAGE}`;
  return () =>
    new Promise((resolve, reject) => {
      const request = http.request(api + path, { method: "POST", headers, agent }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
        answer.resume().once("end", resolve);
      });
      request.once("error", reject).end(JSON.stringify(filter));
    });
}

async function milliseconds(work: () => Promise<unknown>, least = MILLISECONDS): Promise<number> {
  const began = performance.now();
  let times = 0;
  for (; times === 0 || performance.now() - began < least; times++) await work();
  return (performance.now() - began) / times;
}
