import { beforeAll, expect, test } from "vitest";
import type { Call } from "#app/contracts/call.ts";
import { addProperty } from "#server/demo/builders.ts";
import { KINDS } from "#tests/support/access-table.ts";
import { CALLS, type DeclaredCall, mayMake, NOUNS } from "#tests/support/contract.ts";
import { type Kind, newTenant, type Tenant } from "#tests/support/tenant.ts";

/** The reads of the upstream itself, also those that ask with a body; those of the realm are about the signed-in person alone. */
const READS = CALLS.filter(([, { call }]) => (call.method === "GET" || asksWithBody(call)) && !call.path.startsWith("/realms/"));
const MARKED = NOUNS.filter(({ item, mark }) => item || mark);
const markOf = (noun: string) => `Only theirs: ${noun}`;

function asksWithBody({ method, access }: Call): boolean {
  return method === "POST" && typeof access === "object" && "view" in access;
}

let own: Tenant;
let foreign: Tenant;
beforeAll(async () => {
  const languages: [string, string][] = [
    ["en", "English"],
    ["de", "Deutsch"],
  ];
  [own, foreign] = [await newTenant({ languages }), await newTenant({ languages })];
  const sibling = await addProperty(own.db, own.companyId, { name: "Sibling" });
  for (const property of [foreign.propertyId, sibling]) {
    for (const { name, item, mark } of MARKED) await (item?.add ?? mark)?.(own.db, property, markOf(name));
  }
});

/** The body of what a read answers to somebody of the tenant. */
async function readBy(tenant: Tenant, kind: Kind, { call, request }: DeclaredCall): Promise<string> {
  const { params, query = {}, body } = await request(tenant);
  const known: Record<string, string | number> = { property: tenant.propertyId, company: tenant.companyId, ...params };
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => String(known[name]));
  const answer = await tenant.api.fetch(
    new Request(`http://api.test${path}?${new URLSearchParams(query)}`, {
      method: call.method,
      headers: { authorization: `Bearer ${(await tenant.person(kind)).token}`, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  );
  // Somebody with the role of one property does not know everybody of the company.
  expect([call.status ?? 200, ...(kind.startsWith("property") ? [404] : [])]).toContain(answer.status);
  return answer.text();
}

test.each(READS)("%s shows nothing of another property", async (_, declared) => {
  for (const kind of KINDS.filter((kind) => mayMake(kind, declared.need))) {
    expect(await readBy(own, kind, declared)).not.toContain(markOf(""));
  }
});

test.each(MARKED)("$name of a property are shown to its own people", async ({ name }) => {
  const reads = READS.filter(([read]) => read.startsWith(`${name}.`));
  const bodies = await Promise.all(reads.map(([, declared]) => readBy(foreign, "company admin", declared)));
  expect(bodies.join("\n")).toContain(markOf(name));
});
