import { beforeAll, describe, expect, test } from "vitest";
import { KINDS } from "#tests/support/access-table.ts";
import { CALLS, type DeclaredCall, mayMake } from "#tests/support/contract.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const NOWHERE = "999999999";
const CLOSED = CALLS.filter(([, { need }]) => need !== "anybody");

let tenant: Tenant;
let foreign: Tenant;
beforeAll(async () => {
  tenant = await newTenant();
  foreign = await newTenant();
});

/** The call's address: the tenant's own property and company, and things in them that do not exist. */
function addressOf({ call, parameters }: DeclaredCall, { propertyId, companyId } = tenant): string {
  const known: Record<string, string | number> = {
    property: propertyId,
    company: companyId,
    ...parameters?.({ propertyId, companyId }),
  };
  return call.path.replaceAll(/:(\w+)/g, (_, name: string) => String(known[name] ?? NOWHERE));
}

describe.each(KINDS)("a %s", (kind) => {
  test.each(CLOSED)("is refused %s exactly when the table says so", async (_, declared) => {
    const { status, body } = await tenant.call(kind, declared.call.method, addressOf(declared));
    expect(status).toBeLessThan(500);
    if (mayMake(kind, declared.need)) expect([status, body.code]).not.toEqual([401, "not_allowed_for_role"]);
    else expect([status, body.code]).toEqual([401, "not_allowed_for_role"]);
  });
});

describe("a foreign property or company is not found", () => {
  const foreigners = KINDS.filter((kind) => kind !== "super");
  const owned = CLOSED.filter(([, { call }]) => /:(property|company|target)\b/.test(call.path));
  test.each(owned)("%s", async (_, declared) => {
    const { method } = declared.call;
    for (const kind of foreigners) {
      const answer = await tenant.call(kind, method, addressOf(declared, foreign));
      const missing = await tenant.call(kind, method, addressOf(declared, { ...foreign, propertyId: 999999998, companyId: 999999998 }));
      expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
      expect([missing.status, missing.body.code]).toEqual([404, "not_found"]);
    }
  });
});

describe("without a good token", () => {
  test.each(CLOSED)("%s answers that nobody is signed in", async (_, declared) => {
    const { method } = declared.call;
    const url = `http://api.test${addressOf(declared)}`;
    for (const authorization of [undefined, "Bearer nonsense", "Basic YTpi", "Bearer eyJhbGciOiJub25lIn0.e30."]) {
      const answer = await tenant.api.fetch(new Request(url, { method, headers: authorization ? { authorization } : {} }));
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: "not_signed_in" });
    }
  });

  test.each(CALLS.filter(([, { need }]) => need === "anybody"))("%s is open", async (_, declared) => {
    const { status } = await tenant.call(null, declared.call.method, addressOf(declared));
    expect([401, 404, 405]).not.toContain(status);
  });
});
