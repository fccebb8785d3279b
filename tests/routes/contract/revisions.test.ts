import { beforeAll, expect, test } from "vitest";
import { CALLS, whereRevision } from "#tests/support/contract.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
beforeAll(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
});

const WITH_REVISION = CALLS.flatMap(([name, each]) => {
  const where = whereRevision(each.call);
  return where ? [[name, where, each] as const] : [];
});

test.each(WITH_REVISION)("%s on another revision than the stored one is refused", async (_, where, { call, request }) => {
  const { params = {}, query = {}, body, kind = "company admin" } = await request(tenant);
  const known: Record<string, string | number> = { property: tenant.propertyId, company: tenant.companyId, ...params };
  const path = `${call.path.replaceAll(/:(\w+)/g, (_, key: string) => String(known[key]))}?${new URLSearchParams(query)}`;
  const sent = structuredClone(body) as Record<string, unknown>;
  const part = where.reduce((within, name) => within[name] as Record<string, unknown>, sent);
  part.revision = 999_999;
  expect(await tenant.call(kind, call.method, path, sent)).toMatchObject({ status: 409, body: { code: "changed_meanwhile" } });
});
