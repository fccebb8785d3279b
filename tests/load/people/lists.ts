import http from "node:http";
import type pg from "pg";
import { compare } from "#tests/load/rounds.ts";
import type { Line } from "#tests/load/table.ts";
import { LIST_CASES, type ListCase } from "./list-cases.ts";
import type { Populated } from "./many-people.ts";

export type Asked = { api: string; token: string; who: Populated };

const ROUNDS = 5;
/** Of one measurement: as often as fits, so that what takes seconds is asked once. */
const MILLISECONDS = 200;
/** As long as a process answers before anything counts: what it runs often is compiled by then, as in one that has run for a while. */
const WARM_MILLISECONDS = 4000;

/**
 * What lists cost: that of many people ÷ raw queries of the same meaning on a copy of its database, and ÷ that of few people. One request
 * after the other, on a connection that stays open.
 */
export async function measureLists(name: string, many: () => Promise<Asked>, few: () => Promise<Asked>, raw: pg.Pool): Promise<Line[]> {
  const lines: Line[] = [];
  for (const each of LIST_CASES.filter(({ isMain }) => isMain)) {
    for (const side of [many, few]) await milliseconds(asking(await side(), each), WARM_MILLISECONDS);
  }
  for (const each of LIST_CASES) {
    const [ofMany, ofFew] = [asking(await many(), each), asking(await few(), each)];
    if (each.isMain) {
      const { who } = await many();
      const queries = each.raw(who);
      const directly = async () => {
        for (const { text, values } of queries) await raw.query(text, values);
      };
      const { ratio, ours, theirs } = await compare(
        ROUNDS,
        () => milliseconds(ofMany),
        () => milliseconds(directly),
      );
      const what = `${each.name} ÷ raw queries, ${name}`;
      lines.push({ what, shown: shown(ratio, ours, theirs), value: ratio, limit: { most: 2 } });
    }
    const { ratio, ours, theirs } = await compare(
      ROUNDS,
      () => milliseconds(ofMany),
      () => milliseconds(ofFew),
    );
    const what = `${each.name}: 1,000,000 ÷ 10,000, ${name}`;
    lines.push({ what, shown: shown(ratio, ours, theirs), ...(each.grows ? {} : { value: ratio, limit: { most: 1.5 } }) });
  }
  return lines;
}

const agent = new http.Agent({ keepAlive: true });

function asking({ api, token, who }: Asked, { call }: ListCase): () => Promise<void> {
  const { method, path, body } = call(who);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return () =>
    new Promise((resolve, reject) => {
      const request = http.request(api + path, { method, headers, agent }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${method} ${path} answered ${answer.statusCode}`));
        answer.resume().once("end", resolve);
      });
      request.once("error", reject).end(body && JSON.stringify(body));
    });
}

async function milliseconds(work: () => Promise<unknown>, least = MILLISECONDS): Promise<number> {
  const began = performance.now();
  let times = 0;
  for (; times === 0 || performance.now() - began < least; times++) await work();
  return (performance.now() - began) / times;
}

const shown = (ratio: number, ours: number, theirs: number) => `${ratio.toFixed(2)} (${ours.toFixed(1)} ÷ ${theirs.toFixed(1)} ms)`;
