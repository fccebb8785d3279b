import { openDatabase } from "#server/database/open-database.ts";
import { loadDemo } from "#server/demo/load.ts";
import { createCompany } from "#server/launch/create-company.ts";
import { createLog } from "#server/log.ts";
import { NEWCOMERS } from "#tests/support/newcomers.ts";
import { testEnv } from "#tests/support/parts.ts";
import { embeddedTemplate } from "#tests/support/template.ts";

// Makes a data folder with the demo, and with companies of people who are new there: each of these has one property without an address.
const env = testEnv(process.env.API_URL ? { API_URL: process.env.API_URL } : {});
const { db, pool, close } = await openDatabase({ dataDir: process.argv[2] ?? "", template: await embeddedTemplate() });
const parts = { db, pool, env, log: createLog("silent") };
await loadDemo(parts);
for (const { email, password } of NEWCOMERS) {
  const wishes = { company: email, name: email, email, password };
  await createCompany(parts, ["create-company", ...Object.entries(wishes).flatMap(([name, value]) => [`--${name}`, value])]);
}
await close();
process.exit(0);
