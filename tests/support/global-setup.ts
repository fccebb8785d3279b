import { randomBytes } from "node:crypto";
import pg from "pg";
import { buildPlayer } from "#player/build.mjs";
import { within } from "#server/launch/root.mjs";
import { embeddedTemplate, postgresTemplate } from "./template.ts";

/** Makes the template and the player once, before the workers start; afterwards drops what the run left on a PostgreSQL server. */
export default async function setup() {
  await buildPlayer(within("build/player"));
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    await embeddedTemplate();
    return undefined;
  }
  process.env.HANDRAIL_TEST_RUN ??= randomBytes(4).toString("hex");
  await postgresTemplate(server);
  return () => dropCopies(server, `handrail_test_${process.env.HANDRAIL_TEST_RUN}_`);
}

async function dropCopies(server: string, prefix: string) {
  const admin = new pg.Client(server);
  await admin.connect();
  const { rows } = await admin.query<{ datname: string }>("select datname from pg_database where starts_with(datname, $1)", [prefix]);
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
  await admin.end();
}
