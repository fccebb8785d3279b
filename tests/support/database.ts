import { randomBytes } from "node:crypto";
import pg from "pg";
import { type OpenDatabase, openDatabase, openMemoryDatabase } from "#server/database/open-database.ts";
import { temporaryFolder } from "./folder.ts";
import { embeddedTemplate, postgresTemplate, withDatabase } from "./template.ts";

const shared = globalThis as { handrailTestDatabase?: Promise<OpenDatabase> };

/**
 * The migrated database of this test worker: one for all its files, so give each test a tenant of its own and delete nothing.
 * Embedded in memory, or a database of its own on the server that TEST_DATABASE_URL names. `close` does nothing here.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  shared.handrailTestDatabase ??= freshDatabase();
  return { ...(await shared.handrailTestDatabase), close: async () => undefined };
}

/** A migrated database that no other test sees; the caller closes it. */
export async function freshDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openDatabase({ databaseUrl: await copyOn(server), dataDir: "" }) : openMemoryDatabase(await embeddedTemplate());
}

/** A fresh copy of the template on the server, by its address. */
async function copyOn(server: string): Promise<string> {
  const template = await postgresTemplate(server);
  const name = `handrail_test_${process.env.HANDRAIL_TEST_RUN ?? "run"}_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return withDatabase(server, name);
}

/** Where a migrated database of its own is, for processes that open it themselves: a folder, or a database on the server. */
export async function emptyPlace(): Promise<{ where: { dataDir: string; databaseUrl?: string }; remove(): void }> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return { where: { dataDir: "", databaseUrl: await copyOn(server) }, remove: () => undefined };
  const { folder, remove } = temporaryFolder();
  const database = await openDatabase({ dataDir: folder, template: await embeddedTemplate() });
  await database.close();
  return { where: { dataDir: folder }, remove };
}
