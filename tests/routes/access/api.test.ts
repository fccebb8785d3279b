import { beforeAll, describe, expect, test } from "vitest";
import { KINDS } from "#tests/support/access-table.ts";
import { CALLS, type DeclaredCall, mayMake } from "#tests/support/contract.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
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

describe("spec 2 §2 Settings: users and attributes need the staffTrainingExtension limit, in calls as on screens", () => {
  let without: Tenant;
  beforeAll(async () => {
    without = await newTenant(
      { flags: { tooltips: false, announcements: false }, limits: { aiAssistant: false } },
      { staffTrainingExtension: false },
    );
  });

  test.each(CLOSED.filter(([, { plan }]) => plan !== undefined))(
    "%s finds nothing without it, and refuses whoever may not as ever",
    async (_, declared) => {
      for (const kind of KINDS) {
        const { status, body } = await without.call(kind, declared.call.method, addressOf(declared, without));
        expect([kind, status, body.code]).toEqual([
          kind,
          ...(mayMake(kind, declared.need) ? [404, "not_found"] : [401, "not_allowed_for_role"]),
        ]);
      }
    },
  );

  test("no other call needs it, and each of these says so", () => {
    expect(CALLS.filter(([, { call, plan }]) => call.plan !== plan).map(([name]) => name)).toEqual([]);
  });

  test("the people of a property stay, those of the company do not", async () => {
    const call = async (method: string, path: string, body?: object) => (await without.call("company admin", method, path, body)).status;
    const person = await addCompanyUser(without.db, without.companyId);
    const seen = await addForeignUser(without.db, without.propertyId, { plan: "team" });
    const task = (type: string, payload: object) => call("POST", "/background-tasks/api/v1/companies/:c/tasks", { type, payload });
    expect({
      "list of the property": await call("GET", `/v3/companies/:c/users?propertyId=${without.propertyId}`),
      "list of the company": await call("GET", "/v3/companies/:c/users"),
      "somebody seen": await call("GET", `/v3/companies/:c/users/${seen}`),
      "somebody of the company": await call("GET", `/v3/companies/:c/users/${person}`),
      "attributes for a property's lists": await call("GET", "/v2/companies/:c/attributes"),
      "export of the property": await task("export-users", { propertyId: without.propertyId }),
      "export of the company": await task("export-users", {}),
      "export of somebody seen": await task("export-person", { userId: seen, propertyId: without.propertyId }),
      "export of somebody of the company": await task("export-person", { userId: person }),
      "erasure of somebody of the company": await task("erase-person", { userId: person }),
    }).toEqual({
      "list of the property": 200,
      "list of the company": 404,
      "somebody seen": 200,
      "somebody of the company": 404,
      "attributes for a property's lists": 200,
      "export of the property": 201,
      "export of the company": 404,
      "export of somebody seen": 201,
      // What is stored about one person is theirs, whatever the company pays for.
      "export of somebody of the company": 201,
      "erasure of somebody of the company": 201,
    });
  });
});
