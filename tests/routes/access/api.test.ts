import { beforeAll, describe, expect, test } from "vitest";
import { CONTRACT } from "#app/contracts/all.ts";
import type { Call } from "#app/contracts/call.ts";
import { KINDS } from "#tests/support/access-table.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { mayMake, NEEDS } from "./calls.ts";

const NOWHERE = "999999999";
const CALLS = Object.entries(CONTRACT).flatMap(([noun, table]) =>
  Object.entries(table).map(([name, call]): [string, Call] => [`${noun}.${name}`, call]),
);
const CLOSED = CALLS.filter(([name]) => NEEDS[name] !== "anybody");

let tenant: Tenant;
let foreign: Tenant;
beforeAll(async () => {
  tenant = await newTenant();
  foreign = await newTenant();
});

/** The call's address: the tenant's own property and company, and things in them that do not exist. */
function addressOf(call: Call, { propertyId, companyId } = tenant): string {
  const known: Record<string, string> = {
    property: String(propertyId),
    company: String(companyId),
    manager: "me",
    targetType: "property",
    target: String(propertyId),
    subjectType: "companyUser",
    user: "nobody",
  };
  return call.path.replaceAll(/:(\w+)/g, (_, name: string) => known[name] ?? NOWHERE);
}

test("every call of the contract has a line in the list of needs", () => {
  expect(CALLS.map(([name]) => name).sort()).toEqual(Object.keys(NEEDS).sort());
});

describe.each(KINDS)("a %s", (kind) => {
  test.each(CLOSED)("is refused %s exactly when the table says so", async (name, call) => {
    const { status, body } = await tenant.call(kind, call.method, addressOf(call));
    expect(status).toBeLessThan(500);
    if (mayMake(kind, NEEDS[name]!)) expect([status, body.code]).not.toEqual([401, "not_allowed_for_role"]);
    else expect([status, body.code]).toEqual([401, "not_allowed_for_role"]);
  });
});

describe("a foreign property or company is not found", () => {
  const foreigners = KINDS.filter((kind) => kind !== "super");
  const owned = CLOSED.filter(([, call]) => /:(property|company|target)\b/.test(call.path));
  test.each(owned)("%s", async (_, call) => {
    for (const kind of foreigners) {
      const answer = await tenant.call(kind, call.method, addressOf(call, foreign));
      const missing = await tenant.call(kind, call.method, addressOf(call, { ...foreign, propertyId: 999999998, companyId: 999999998 }));
      expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
      expect([missing.status, missing.body.code]).toEqual([404, "not_found"]);
    }
  });
});

describe("without a good token", () => {
  test.each(CLOSED)("%s answers that nobody is signed in", async (_, call) => {
    const url = `http://api.test${addressOf(call)}`;
    for (const authorization of [undefined, "Bearer nonsense", "Basic YTpi", "Bearer eyJhbGciOiJub25lIn0.e30."]) {
      const answer = await tenant.api.fetch(new Request(url, { method: call.method, headers: authorization ? { authorization } : {} }));
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: "not_signed_in" });
    }
  });

  test.each(CALLS.filter(([name]) => NEEDS[name] === "anybody"))("%s is open", async (_, call) => {
    const { status } = await tenant.call(null, call.method, addressOf(call));
    expect([401, 404, 405]).not.toContain(status);
  });
});
