import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser } from "#tests/support/browser.ts";
import { authorization, type RealmServer, realmServer, signInAt, WEB } from "#tests/support/realm-server.ts";
import { oidcAdapter } from "./adapter.ts";
import { beginFrom, begunFrom, MOST_BEGUN } from "./begun-sign-ins.ts";
import { oidcLibrary } from "./oidc-library.ts";
import { newManager, PASSWORD } from "./testing/new-manager.ts";

let server: RealmServer;
beforeAll(async () => {
  server = await realmServer({ RATE_LIMITS: "on" });
});
afterAll(() => server.close());

const begunRows = async (from: string | null) => {
  const rows = server.parts.db.selectFrom("oidc_records").select("id").where("begun_from", "=", from);
  return (await rows.execute()).map(({ id }) => id);
};

test("one address keeps no more begun sign-ins than it may have, the newest", async () => {
  const { errors } = await oidcLibrary();
  const interactions = oidcAdapter(server.parts.db, errors)("Interaction");
  const ids = Array.from({ length: MOST_BEGUN + 10 }, (_, n) => `begun-${process.hrtime.bigint()}-${n}`);
  await beginFrom("an address that begins and begins", async () => {
    for (const [n, id] of ids.entries()) await interactions.upsert(id, {}, 3600 + n);
    expect((await begunRows(begunFrom())).sort()).toEqual(ids.slice(10).sort());
  });
});

test("a sign-in that has ended leaves no row behind", async () => {
  const manager = await newManager(server.parts.db);
  const from = beginFrom("127.0.0.1", begunFrom);
  const before = await begunRows(from);
  const { at } = await new Browser().follow(authorization(server).address);
  expect((await begunRows(from)).length).toBe(before.length + 1);
  await signInAt(server, manager.email, PASSWORD);
  const uid = at.pathname.split("/").at(-1)!;
  expect(await begunRows(from)).toEqual([...before, uid].filter((id) => before.includes(id) || id === uid));
});

test.each(["state", "nonce", "login_hint", "ui_locales", "anything"])("a %s of more than 1 KB begins nothing", async (name) => {
  const from = beginFrom("127.0.0.1", begunFrom);
  const before = await begunRows(from);
  const refused = await new Browser().open(authorization(server, { [name]: "x".repeat(1025) }).address);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(`href="${WEB}/login"`);
  const { address } = authorization(server);
  const posted = await new Browser().submit(`${server.issuer}/auth`, {
    ...Object.fromEntries(address.searchParams),
    [name]: "x".repeat(3000),
  });
  expect(posted.status).toBe(413);
  expect(await begunRows(from)).toEqual(before);
});

test("whoever begins without end is asked to wait, on a page; so is who ends without end", async () => {
  for (const path of ["/auth?client_id=nobody", "/session/end"]) {
    const own = await realmServer({ RATE_LIMITS: "on" });
    const statuses = new Set<number>();
    for (let round = 0; round < 260 && !statuses.has(429); round++) {
      const answer = await fetch(own.issuer + path, { headers: { accept: "text/html" } });
      statuses.add(answer.status);
      const html = await answer.text();
      if (answer.status !== 429) continue;
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(html).toMatch(/Too many attempts\. Try again in \d+ (seconds?|minutes?)\./);
    }
    expect(statuses).toContain(429);
    await own.close();
  }
});

test.each(["", `?client_id=handrail-dashboard&post_logout_redirect_uri=${encodeURIComponent(`${WEB}/login`)}`, "?id_token_hint=nonsense"])(
  "signing out where nobody is signed in (%s) says so, with a way on and without a script",
  async (query) => {
    const answer = await new Browser().open(`${server.issuer}/session/end${query}`);
    const html = await answer.text();
    expect(html).toContain("You’re already signed out");
    expect(html).toContain(`href="${WEB}/login"`);
    expect(html).not.toContain("<script");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  },
);
