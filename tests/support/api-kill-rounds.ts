import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "#server/database/open-database.ts";
import { addCompany, addManager, addProperty, buildGuide } from "#server/demo/builders.ts";
import { resetPersonalToken } from "#server/realm/tokens/personal-token.ts";
import { startFile, until } from "./child.ts";
import { temporaryFolder } from "./folder.ts";
import { freePort } from "./postgres.mjs";
import { secretsForTests } from "./secrets.ts";

type Where = { dataDir: string; databaseUrl?: string };
type Tenant = { property: number; guide: number; token: string };
/** What the upstream said is stored: ids of events, and the last revision of the guide. */
type Acknowledged = { events: string[]; revision: number; saves: number };
export type ApiToll = { rounds: number; acknowledged: number; lost: string[] };

const WRITERS = 4;
const EVENTS = 5;

/**
 * Kills the whole upstream (SIGKILL) at a random moment while players send events and somebody saves a guide, `rounds` times over; then
 * every write that was acknowledged must be there. The database must be migrated.
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
    return { property, guide, token: await resetPersonalToken(db, manager.id) };
  } finally {
    await close();
  }
}

async function writeUntilKilled({ dataDir, databaseUrl = "" }: Where, { property, guide, token }: Tenant): Promise<Acknowledged> {
  const port = await freePort();
  const { folder, remove } = temporaryFolder();
  const settings = { DEMO: "off", RATE_LIMITS: "off", LOG_LEVEL: "warn", API_PORT: String(port), ...secretsForTests };
  const api = startFile("server/main.ts", [], { ...settings, DATA_DIR: dataDir || folder, DATABASE_URL: databaseUrl });
  const url = `http://localhost:${port}`;
  const said: Acknowledged = { events: [], revision: 0, saves: 0 };
  let killed = false;
  const send = (method: string, path: string, body: unknown) =>
    fetch(url + path, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
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
  const again = async (write: () => Promise<void>) => {
    while (!killed) await write().catch(() => sleep(20));
  };
  await answering(url);
  const writers = [again(saveGuide), ...Array.from({ length: WRITERS }, () => again(sendEvents))];
  await until("writes", () => said.saves > 3 && said.events.length > 20, 60_000);
  await sleep(Math.random() * 400);
  api.child.kill("SIGKILL");
  await api.ended;
  killed = true;
  await Promise.all(writers);
  remove();
  return said;
}

async function answering(url: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
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
    return revision < said.revision ? [...lost, `revision ${said.revision} of the guide`] : lost;
  } finally {
    await close();
  }
}
