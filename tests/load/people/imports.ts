import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { compare } from "#tests/load/rounds.ts";
import type { Line } from "#tests/load/table.ts";
import type { Asked } from "./lists.ts";

const ROWS = 100_000;
const ROUNDS = 3;
const HEAD = "user id,name,email,city,seats,active";
const NAMES = "company_id, public_id, status, attributes, imported_by, imported_line";
const KINDS = "company_id integer, public_id text, status text, attributes jsonb, imported_by bigint, imported_line bigint";

type Place = {
  /** Where the raw rows go: to the table of the import, or on the embedded database to that of a copy. */
  raw: pg.Pool;
  /** How they get there: by COPY of a file that the server reads, or without a server by inserts of 1,000 rows. */
  how: "copy" | "inserts";
  /** The process that imports. */
  pid: number;
  folder: string;
};

/** An import by call, from the upload until it is done, ÷ the same rows put directly into the same table; and the memory that it takes. */
export async function measureImport(name: string, asked: () => Promise<Asked>, place: Place): Promise<Line[]> {
  let round = 0;
  const idle = residentMegabytes(place.pid);
  let most = idle;
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(place.pid));
  }, 100);
  const { ratio, ours, theirs } = await compare(
    ROUNDS,
    async () => importRows(await asked(), new Blob([csv(`own-${++round}`)])),
    async () => directly(place, (await asked()).who.company, `raw-${round}`),
  ).finally(() => clearInterval(watch));
  return [
    {
      what: `import of 100,000 rows ÷ ${place.how === "copy" ? "COPY" : "plain inserts"} of the same, ${name}`,
      shown: `${ratio.toFixed(2)} (${ours.toFixed(1)} ÷ ${theirs.toFixed(1)} s)`,
      value: ratio,
      limit: { most: 5 },
    },
    {
      what: `memory of the importing process above idle, ${name}`,
      shown: `${(most - idle).toFixed(0)} MB (${most.toFixed(0)} − ${idle.toFixed(0)})`,
      value: most - idle,
      limit: { most: 150 },
    },
  ];
}

const personOf = (id: string, n: number) => ({
  id: `${id}-${n}`,
  attributes: { name: `Ada Import ${n}`, email: `${id}-${n}@example.test`, city: "Wien", seats: n % 500, active: n % 2 === 0 },
});

function csv(id: string): string {
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const { attributes, ...person } = personOf(id, n);
    return `${person.id},${Object.values(attributes).join(",")}`;
  });
  return [HEAD, ...rows].join("\n");
}

/** @returns seconds */
async function importRows({ api, token, who: { company } }: Asked, file: Blob): Promise<number> {
  const began = performance.now();
  const url = `${api}/background-tasks/api/v1/companies/${company}`;
  const headers = { authorization: `Bearer ${token}` };
  const sent = async (address: string, init?: RequestInit) => {
    const answer = await fetch(url + address, { ...init, headers: { ...headers, ...init?.headers } });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { fileUploadId: string; id: string; status: string; done: number };
  };
  const form = new FormData();
  form.append("file", file, "users.csv");
  const { fileUploadId } = await sent("/import/users", { method: "POST", body: form });
  const body = JSON.stringify({ type: "import-users", payload: { fileUploadId } });
  const { id } = await sent("/tasks", { method: "POST", body, headers: { "content-type": "application/json" } });
  for (;;) {
    const { status, done } = await sent(`/tasks/${id}/status`);
    if (status === "done" && done === ROWS) break;
    if (["done", "failed", "cancelled"].includes(status)) throw new Error(`the import ended as ${status} after ${done} rows`);
    await sleep(50);
  }
  return (performance.now() - began) / 1000;
}

/** @returns seconds */
async function directly({ raw, how, folder }: Place, company: number, id: string): Promise<number> {
  const rows = Array.from({ length: ROWS }, (_, n) => personOf(id, n));
  if (how === "copy") {
    const file = path.join(folder, `${id}.csv`);
    const quoted = (value: object) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
    const lines = rows.map((person, n) => `${company},${person.id},imported,${quoted(person.attributes)},1,${n}`);
    fs.writeFileSync(file, lines.join("\n"));
    const began = performance.now();
    await raw.query(`copy company_users (${NAMES}) from '${file}' csv`);
    return (performance.now() - began) / 1000;
  }
  const portions = Array.from({ length: ROWS / 1000 }, (_, at) =>
    rows.slice(at * 1000, at * 1000 + 1000).map((person, n) => ({
      ...{ company_id: company, public_id: person.id, status: "imported", attributes: person.attributes },
      ...{ imported_by: 1, imported_line: at * 1000 + n },
    })),
  );
  const began = performance.now();
  for (const portion of portions)
    await raw.query(`insert into company_users (${NAMES}) select ${NAMES} from json_to_recordset($1::json) as said (${KINDS})`, [
      JSON.stringify(portion),
    ]);
  return (performance.now() - began) / 1000;
}

function residentMegabytes(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}
