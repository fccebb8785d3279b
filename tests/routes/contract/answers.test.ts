import { beforeAll, expect, test } from "vitest";
import { CONTRACT } from "#app/contracts/all.ts";
import { CALLS, NOUNS } from "#tests/support/contract.ts";
import { dashboard } from "#tests/support/dashboard.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
let url: string;
beforeAll(async () => {
  tenant = await newTenant({
    limits: {},
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  url = (await dashboard()).url;
});

test("every noun of the contract has its file in tests/contract, and no other has one", () => {
  expect(NOUNS.map(({ name }) => name).sort()).toEqual(Object.keys(CONTRACT).sort());
  for (const { name, calls, table } of NOUNS) expect([name, Object.keys(calls).sort()]).toEqual([name, Object.keys(table).sort()]);
});

test.each(CALLS)("%s answers as the contract says", async (_, { call, request: requestFor }) => {
  const { params = {}, query = {}, body, file: given, token, kind = "company admin" } = await requestFor(tenant);
  const known: Record<string, string | number> = { property: tenant.propertyId, company: tenant.companyId, ...params };
  const path = call.path.replaceAll(/:(\w+)/g, (_, key: string) => String(known[key]));
  const file = call.upload ? new FormData() : null;
  file?.append("file", given ?? new File(["id\nada\n"], "users.csv"));
  const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  // Tokens of the tenant are for the API in process; a token that the realm gave needs the realm's own server.
  const bearer = token ?? (call.access === "public" ? null : (await tenant.person(kind)).token);
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  const request = new Request(`${token ? url : "http://api.test"}${path}?${new URLSearchParams(query)}`, {
    method: call.method,
    headers,
    body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
  });
  const answer = token ? await fetch(request) : await tenant.api.fetch(request);
  const text = await answer.text();
  expect([answer.status, answer.status < 300 ? "" : text]).toEqual([call.status ?? 200, ""]);
  const read = call.answer.safeParse(call.file ? text : text === "" ? null : JSON.parse(text));
  expect(read.error?.issues ?? []).toEqual([]);
});
