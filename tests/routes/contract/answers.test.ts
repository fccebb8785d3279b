import { beforeAll, expect, test } from "vitest";
import { CONTRACT } from "#app/contracts/all.ts";
import type { Call } from "#app/contracts/call.ts";
import { dashboard } from "#tests/support/dashboard.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { REQUESTS } from "./requests.ts";

const CALLS = Object.entries(CONTRACT).flatMap(([noun, table]) =>
  Object.entries(table).map(([name, call]): [string, Call] => [`${noun}.${name}`, call]),
);

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

test("every call of the contract has a request here", () => {
  expect(Object.keys(REQUESTS).sort()).toEqual(CALLS.map(([name]) => name).sort());
});

test.each(CALLS)("%s answers as the contract says", async (name, call) => {
  const { params = {}, query = {}, body, token, kind = "company admin" } = await REQUESTS[name]!(tenant);
  const known: Record<string, string | number> = { property: tenant.propertyId, company: tenant.companyId, ...params };
  const path = call.path.replaceAll(/:(\w+)/g, (_, key: string) => String(known[key]));
  const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  // Tokens of the tenant are for the API in process; a token that the realm gave needs the realm's own server.
  const bearer = token ?? (call.access === "public" ? null : (await tenant.person(kind)).token);
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  const request = new Request(`${token ? url : "http://api.test"}${path}?${new URLSearchParams(query)}`, {
    method: call.method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = token ? await fetch(request) : await tenant.api.fetch(request);
  const text = await answer.text();
  expect([answer.status, answer.status < 300 ? "" : text]).toEqual([call.status ?? 200, ""]);
  const read = call.answer.safeParse(text === "" ? null : JSON.parse(text));
  expect(read.error?.issues ?? []).toEqual([]);
});
