import { Hono } from "hono";
import { emptyStep } from "#app/domain/guides/step.ts";
import { createApi } from "#server/app.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { addCompany, addProperty, buildGuide } from "#server/demo/builders.ts";
import { readEnv } from "#server/env.ts";
import { openFileStore } from "#server/files/file-store.ts";
import { listen } from "#server/listen.ts";
import { createLog } from "#server/log.ts";
import { createRealm } from "#server/realm/realm.ts";
import { liveRows } from "#server/resources/player/live-rows.ts";
import { quickForms } from "#server/resources/player/script-file.ts";
import { toBundle } from "#server/resources/player/to-bundle.ts";
import { secretsForTests } from "#tests/support/secrets.ts";

// One process with a property of 500 live guides: the upstream as it is, and at /made-anew the same answer without any memory.
const GUIDES = 500;
const [dataDir = "", port = ""] = process.argv.slice(2);
const env = readEnv({ RATE_LIMITS: "off", LOG_LEVEL: "warn", DATA_DIR: dataDir, API_PORT: port, ...secretsForTests });
const database = await openDatabase({ dataDir });
await migrate(database.pool);
const { db, pool } = database;
const property = await addProperty(db, await addCompany(db, "Bench"), { name: "Bench" });
const author = { id: "bench", name: "Bench" };
for (let number = 1; number <= GUIDES; number++) {
  const ids = ["a", "b", "c", "d", "e"];
  const steps = Object.fromEntries(
    ids.map((id) => [id, { title: `Step ${id}`, content: "Press here to go on.", message: "", media: null }]),
  );
  const content = {
    steps: ids.map((id) => ({ ...emptyStep(id, "step"), identifier: `#target-${id}`, url: "/contacts*" })),
    texts: { en: { title: `Guide ${number}`, subtitle: "Made by the bench", steps } },
  };
  await buildGuide(db, property, null, content, author);
}
const parts = { db, pool, env, log: createLog(env.LOG_LEVEL) };
const app = new Hono();
app.get("/made-anew", async (context) => {
  const rows = await liveRows(db, property);
  if (!rows) return context.notFound();
  const { plain, etag } = await quickForms(Buffer.from(JSON.stringify(toBundle(rows, "en"))));
  if (context.req.header("if-none-match") === etag) return context.body(null, 304);
  return context.body(new Uint8Array(plain), 200, { etag });
});
app.get("/ready", (context) => context.json({ property }));
app.route("/", createApi(parts, await createRealm(parts), { files: await openFileStore(env), demoProperty: null }));
await listen({ host: "127.0.0.1", port: Number(port) }, app);
process.once("SIGTERM", () => process.exit(0));
