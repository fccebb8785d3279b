import { Hono } from "hono";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#server/database/tables.ts";
import { testApi } from "#tests/support/api.ts";
import { createMetrics, healthRoutes } from "./health.tsx";

test.each([
  ["a probe", "*/*", "", "text/plain; charset=UTF-8", "ready"],
  ["a person", "text/html,*/*", "", "text/html; charset=UTF-8", "<h1>Handrail is working</h1>"],
  ["a person who reads German", "text/html,*/*", "?lang=de", "text/html; charset=UTF-8", "<h1>Handrail ist in Betrieb</h1>"],
])("what is up is told in the form that suits %s", async (_, accept, query, type, said) => {
  const { fetch } = await testApi();
  const answer = await fetch(new Request(`http://localhost/readyz${query}`, { headers: { accept } }));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
  expect(await answer.text()).toContain(said);
  const policy = answer.headers.get("content-security-policy");
  expect(type.includes("html") ? policy : "default-src 'none'").toContain("default-src 'none'");
});

class NeverConnects extends DummyDriver {
  override acquireConnection(): Promise<never> {
    return new Promise(() => {});
  }
}

test.each([
  ["*/*", "the database does not answer"],
  ["text/html", "<h1>Handrail is not available right now</h1>"],
])("a database that hangs is not ready, which is said in time to who asks for %s", async (accept, said) => {
  const { parts } = await testApi();
  const db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new NeverConnects(),
      createIntrospector: (hanging) => new PostgresIntrospector(hanging),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }) as unknown as Database;
  const app = new Hono();
  healthRoutes({ app, parts: { ...parts, db } } as Parameters<typeof healthRoutes>[0], createMetrics());
  const answer = await app.request("/readyz", { headers: { accept } });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain(said);
});
