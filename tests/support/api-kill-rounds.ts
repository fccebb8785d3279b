import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "#server/database/open-database.ts";
import type { Database } from "#server/database/tables.ts";
import { addCompany, addManager, addProperty, buildGuide } from "#server/demo/builders.ts";
import { resetPersonalToken } from "#server/realm/tokens/personal-token.ts";
import { startFile, until } from "./child.ts";
import { temporaryFolder } from "./folder.ts";
import { freePort } from "./postgres.mjs";
import { secretsForTests } from "./secrets.ts";

type Where = { dataDir: string; databaseUrl?: string };
/** `key` is that of the guide to be created next: it stays until an answer comes, be it after the next start. */
type Tenant = { property: number; guide: number; token: string; key: string };
/** What the upstream said is stored: ids of events, the last revision of the guide, and ids of created guides by their keys. */
type Acknowledged = { events: string[]; revision: number; saves: number; created: Map<string, number> };
export type ApiToll = { rounds: number; acknowledged: number; lost: string[] };

const WRITERS = 4;
const EVENTS = 5;

/**
 * Kills the whole upstream (SIGKILL) at a random moment while players send events and somebody saves a guide and creates others, `rounds`
 * times over; then every write that was acknowledged must be there, and what was sent with a key once. The database must be migrated, and
 * the upstream built.
 */
export async function killApiRounds(where: Where, rounds: number): Promise<ApiToll> {
  const toll: ApiToll = { rounds, acknowledged: 0, lost: [] };
  const tenant = await newTenant(where);
  for (let round = 0; round < rounds; round++) {
    const said = await writeUntilKilled(where, tenant);
    toll.acknowledged += said.events.length + said.saves;
    toll.lost.push(...(await missing(where, tenant, said)));
  }
  return toll;
}

async function newTenant(where: Where): Promise<Tenant> {
  const { db, close } = await openDatabase(where);
  try {
    const company = await addCompany(db, "Killed");
    const property = await addProperty(db, company, { name: "Killed" });
    const grant = { role: "admin", scope: "company", id: company } as const;
    const manager = await addManager(db, `${randomUUID()}@test.example`, "Kim", "Only-for-this-test-1", [grant]);
    const guide = await buildGuide(db, property, null, { steps: [], texts: { en: { title: "Killed", subtitle: "", steps: {} } } }, null);
    return { property, guide, token: await resetPersonalToken(db, manager.id), key: randomUUID() };
  } finally {
    await close();
  }
}

async function writeUntilKilled({ dataDir, databaseUrl = "" }: Where, tenant: Tenant): Promise<Acknowledged> {
  const { property, guide, token } = tenant;
  const port = await freePort();
  const { folder, remove } = temporaryFolder();
  const settings = { DEMO: "off", RATE_LIMITS: "off", LOG_LEVEL: "warn", API_PORT: String(port), ...secretsForTests };
  const api = startFile("server/launch/serve.mjs", ["api"], { ...settings, DATA_DIR: dataDir || folder, DATABASE_URL: databaseUrl });
  const url = `http://localhost:${port}`;
  const said: Acknowledged = { events: [], revision: 0, saves: 0, created: new Map() };
  let killed = false;
  const send = (method: string, path: string, body: unknown, key?: string) =>
    fetch(url + path, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...(key && { "idempotency-key": key }) },
      body: JSON.stringify(body),
    });
  const sendEvents = async () => {
    const ids = Array.from({ length: EVENTS }, () => randomUUID());
    const events = ids.map((id) => ({ id, kind: "run_started", catalogue: 1, occurred: new Date().toISOString(), run: id }));
    if ((await send("POST", `/player/${property}/events`, { events })).status === 202) said.events.push(...ids);
  };
  const saveGuide = async () => {
    const answer = await send("PUT", `/v2/properties/${property}/tutorials/${guide}`, { tutorial: { title: `Save ${randomUUID()}` } });
    if (answer.status !== 200) return;
    said.revision = ((await answer.json()) as { revision: number }).revision;
    said.saves++;
  };
  const createGuide = async () => {
    const { key } = tenant;
    const answer = await send("POST", `/v2/properties/${property}/tutorials`, { tutorial: { title: key } }, key);
    if (answer.status !== 201) return;
    said.created.set(key, ((await answer.json()) as { id: number }).id);
    tenant.key = randomUUID();
  };
  const again = async (write: () => Promise<void>) => {
    while (!killed) await write().catch(() => sleep(20));
  };
  await answering(url);
  const writers = [again(saveGuide), again(createGuide), ...Array.from({ length: WRITERS }, () => again(sendEvents))];
  await until("writes", () => said.saves > 3 && said.created.size > 3 && said.events.length > 20);
  await sleep(Math.random() * 400);
  api.child.kill("SIGKILL");
  await api.ended;
  killed = true;
  await Promise.all(writers);
  remove();
  return said;
}

async function answering(url: string): Promise<void> {
  for (const end = Date.now() + 300_000; Date.now() < end; await sleep(100)) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error("The upstream did not start.");
}

async function missing(where: Where, { property, guide }: Tenant, said: Acknowledged): Promise<string[]> {
  const { db, close } = await openDatabase(where);
  try {
    const rows = await db.selectFrom("events").select("id").where("property_id", "=", property).where("id", "in", said.events).execute();
    const stored = new Set(rows.map(({ id }) => id));
    const { revision } = await db.selectFrom("guides").select("revision").where("id", "=", guide).executeTakeFirstOrThrow();
    const lost = said.events.filter((id) => !stored.has(id));
    if (revision < said.revision) lost.push(`revision ${said.revision} of the guide`);
    return [...lost, ...(await notOnce(db, property, said.created))];
  } finally {
    await close();
  }
}

/** Keys whose guide is not there as it was acknowledged, and keys with several guides, or a guide without its answer. */
async function notOnce(db: Database, property: number, created: Map<string, number>): Promise<string[]> {
  const guides = await db
    .selectFrom("guides")
    .select(["id", sql<string>`draft->'texts'->'en'->>'title'`.as("key")])
    .where("property_id", "=", property)
    .execute();
  const keyed = guides.filter(({ key }) => key !== "Killed" && !key.startsWith("Save "));
  const answers = await db.selectFrom("kept_answers").select("body").where("status", "=", 201).execute();
  const answered = new Set(answers.map(({ body }) => (JSON.parse(body ?? "{}") as { id: number }).id));
  return [
    ...[...created].filter(([key, id]) => keyed.find((guide) => guide.key === key)?.id !== id).map(([key]) => `guide of ${key}`),
    ...keyed.filter(({ key }, index) => keyed.findIndex((guide) => guide.key === key) !== index).map(({ key }) => `twice ${key}`),
    ...keyed.filter(({ id }) => !answered.has(id)).map(({ key }) => `answer of ${key}`),
  ];
}
