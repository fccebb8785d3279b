import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { z } from "zod";
import { getGuide, moveGuide } from "#app/api/guides.server.ts";
import { getMe } from "#app/api/managers.server.ts";
import { getProperty, getShellProperty, listProperties } from "#app/api/properties.server.ts";
import type { property } from "#app/contracts/properties.ts";
import { dashboard } from "#tests/support/dashboard.ts";

const server = setupServer();
let url: string;
beforeAll(async () => {
  url = (await dashboard()).url;
  server.listen({ onUnhandledRequest: "bypass" });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const me = (name: string) => ({
  id: "a",
  name,
  email: "a@b.test",
  superAdmin: false,
  language: null,
  config: { emailSubscriptions: {} },
  firstProperty: null,
});

const crm: z.input<typeof property> = {
  id: 7,
  name: "CRM",
  url: "https://crm.test/",
  companyId: 1,
  avatar: null,
  company: { id: 1, name: "Acme", limits: {} },
  timeZone: "UTC",
  analyticsLevel: "basic",
  privacyLevel: 0,
  defaultLanguage: "en",
  languages: [],
  defaultAction: { type: "assistant-v2" },
  locale: "en",
  featureFlags: [],
  featureFlagValues: {},
  limits: {},
  assistant: { pageSegment: 0, copilot: { userSegmentId: 0 } },
  searchEnabled: true,
  defaultPopup: null,
  pinnedAnnouncementId: null,
  playerSeenAt: null,
  revision: 1,
};

/** Answers every call with `body`; returns what was asked. */
function answering(body: () => object): Request[] {
  const asked: Request[] = [];
  server.use(
    http.all(`${url}/v*`, ({ request }) => {
      asked.push(request);
      return HttpResponse.json(body(), { headers: { etag: '"always"' } });
    }),
  );
  return asked;
}

test("a read carries the token, and is asked anew each time", async () => {
  let name = "First";
  const asked = answering(() => me(name));
  expect((await getMe({ accessToken: "token-1" })).name).toBe("First");
  name = "Second";
  expect((await getMe({ accessToken: "token-1" })).name).toBe("Second");
  expect(asked.map(({ headers }) => [headers.get("authorization"), headers.get("if-none-match")])).toEqual(
    Array(2).fill(["Bearer token-1", null]),
  );
});

test("parameters are escaped, empty queries left out", async () => {
  const asked = answering(() => ({ data: [], total: 0 }));
  await listProperties({ accessToken: "token-4" }, "a&b=c ü/?#", 5);
  await listProperties({ accessToken: "token-4" }, undefined, 5);
  await getGuide({ accessToken: "token-4", propertyId: 7 }, "../../../v3/managers/me?x=1#y").catch(() => null);
  expect(asked.map((request) => request.url.slice(url.length))).toEqual([
    "/v2/properties?search=a%26b%3Dc+%C3%BC%2F%3F%23&limit=5",
    "/v2/properties?limit=5",
    "/v2/properties/7/tutorials/edit/..%2F..%2F..%2Fv3%2Fmanagers%2Fme%3Fx%3D1%23y",
  ]);
});

test("a write carries JSON, and is sent each time", async () => {
  const asked = answering(() => ({}));
  for (let round = 0; round < 2; round++) await moveGuide({ accessToken: "token-5", propertyId: 7 }, "3", 1, 2).catch(() => null);
  expect(asked.map(({ method, headers }) => [method, headers.get("content-type"), headers.get("if-none-match")])).toEqual(
    Array(2).fill(["POST", "application/json", null]),
  );
  expect(await asked[0]?.clone().json()).toEqual({ fromLauncherId: 1, toLauncherId: 2 });
});

test("what stands around a screen is asked for once in ten seconds, and again after a change by the same reader", async () => {
  const asked = answering(() => crm);
  const [reader, other] = ["token-6", "token-7"].map((accessToken) => ({ accessToken, propertyId: 7 }));
  if (!reader || !other) throw new Error("no readers");
  const counted = async (...calls: (() => Promise<unknown>)[]) => {
    asked.length = 0;
    for (const call of calls) await call().catch(() => null);
    return asked.filter(({ method }) => method === "GET").length;
  };
  const shell = () => getShellProperty(reader);
  expect(await counted(shell, shell)).toBe(1);
  expect(await counted(shell, () => getShellProperty(other))).toBe(1);
  // What several requests hold can't be changed by one, and a screen of the property itself asks anew.
  const held = await getShellProperty(reader);
  expect(() => Object.assign(held, { name: "Changed" })).toThrow(TypeError);
  expect(() => Object.assign(held.company, { name: "Changed" })).toThrow(TypeError);
  expect(await counted(() => getProperty(reader), shell)).toBe(1);
  // Nor does a clock that is put back make it newer.
  vi.spyOn(Date, "now").mockReturnValue(0);
  expect(await counted(shell)).toBe(0);
  vi.restoreAllMocks();
  const pause = () => new Promise((resolve) => setTimeout(resolve, 2));
  expect(await counted(() => moveGuide(other, "3", 1, 2), pause, shell)).toBe(0);
  expect(await counted(() => moveGuide(reader, "3", 1, 2), pause, shell, shell)).toBe(1);
});
