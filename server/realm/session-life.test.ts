import { decodeJwt } from "jose";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { Browser } from "#tests/support/browser.ts";
import { authorization, realmServer, signInAt, tokenCall } from "#tests/support/realm-server.ts";
import { removeExpired } from "./adapter.ts";
import { newManager, PASSWORD } from "./testing/new-manager.ts";

test("sessions, refresh tokens and access tokens survive a restart of the upstream", async () => {
  const before = await realmServer();
  const manager = await newManager(before.parts.db);
  const browser = new Browser();
  const tokens = await signInAt(before, manager.email, PASSWORD, browser);
  await before.close();
  const after = await realmServer({ API_PORT: new URL(before.url).port });
  expect((await after.realm.verify(tokens.access_token))?.claims.sub).toBe(manager.id);
  expect((await tokenCall(after, { grant_type: "refresh_token", refresh_token: tokens.refresh_token })).status).toBe(200);
  const silent = await browser.follow(authorization(after, { prompt: "none" }).address);
  expect(silent.at.searchParams.get("code")).toBeTruthy();
  await after.close();
});

test("a renewed token keeps the realm's session, an idle one ends with its tokens", async () => {
  const server = await realmServer();
  const { db } = server.parts;
  const manager = await newManager(db);
  const tokens = await signInAt(server, manager.email, PASSWORD);
  const uid = decodeJwt(tokens.access_token).session as string;
  const session = () =>
    db.selectFrom("oidc_records").selectAll().where("model", "=", "Session").where("uid", "=", uid).executeTakeFirstOrThrow();
  const shorten = (seconds: number) =>
    db
      .updateTable("oidc_records")
      .set({
        expires_at: new Date(Date.now() + seconds * 1000),
        payload: sql<string>`jsonb_set(payload, '{exp}', to_jsonb(${Math.floor(Date.now() / 1000) + seconds}::bigint))`,
      })
      .where("model", "=", "Session")
      .where("uid", "=", uid)
      .execute();
  const refresh = () => tokenCall(server, { grant_type: "refresh_token", refresh_token: tokens.refresh_token });
  await shorten(30);
  expect((await refresh()).status).toBe(200);
  await expect.poll(async () => (await session()).expires_at!.getTime() - Date.now()).toBeGreaterThan(1_700_000);
  expect((await session()).payload.exp).toBeGreaterThan(Date.now() / 1000 + 1700);
  await shorten(-30);
  expect((await refresh()).tokens.error).toBe("invalid_grant");
  expect(await removeExpired(db)).toBeGreaterThan(0);
  await expect(session()).rejects.toThrow();
  await server.close();
});

test("roles that changed and a manager who is gone show in the next token", async () => {
  const server = await realmServer();
  const { db } = server.parts;
  const manager = await newManager(db, { role: "moderator" });
  const tokens = await signInAt(server, manager.email, PASSWORD);
  const refresh = () => tokenCall(server, { grant_type: "refresh_token", refresh_token: tokens.refresh_token });
  await db.updateTable("role_assignments").set({ role: "contributor" }).where("manager_id", "=", manager.id).execute();
  const renewed = decodeJwt((await refresh()).tokens.access_token);
  expect(renewed).toMatchObject({ companies_moderator: [], companies_contributor: [manager.companyId] });
  await db.deleteFrom("managers").where("id", "=", manager.id).execute();
  expect((await refresh()).tokens.error).toBe("invalid_grant");
  await server.close();
});

test("1,799 s after it heard of somebody the realm still knows them, at 1,801 s no more (specification 2, section 9: inactivity limit)", async () => {
  const server = await realmServer();
  const manager = await newManager(server.parts.db);
  const signIn = async () => {
    const browser = new Browser();
    const tokens = await signInAt(server, manager.email, PASSWORD, browser);
    const uid = decodeJwt(tokens.access_token).session as string;
    const session = server.parts.db.selectFrom("oidc_records").select("payload").where("model", "=", "Session").where("uid", "=", uid);
    const heard = Math.ceil(Date.now() / 1000) - 1;
    await expect.poll(async () => (await session.executeTakeFirstOrThrow()).payload.exp as number).toBeGreaterThanOrEqual(heard + 1800);
    const noted = ((await session.executeTakeFirstOrThrow()).payload.exp as number) - 1800;
    const silent = async () => (await browser.follow(authorization(server, { prompt: "none" }).address)).at.searchParams.get("error");
    const refresh = async () => (await tokenCall(server, { grant_type: "refresh_token", refresh_token: tokens.refresh_token })).status;
    return { noted, silent, refresh };
  };
  const atSecond = async <T>({ noted }: { noted: number }, seconds: number, work: () => Promise<T>) => {
    vi.useFakeTimers({ toFake: ["Date"], now: (noted + seconds) * 1000 });
    return work().finally(() => vi.useRealTimers());
  };
  const [one, two, three] = [await signIn(), await signIn(), await signIn()];
  expect(await atSecond(one, 1799, one.silent)).toBeNull();
  expect(await atSecond(two, 1799, two.refresh)).toBe(200);
  expect(await atSecond(three, 1801, three.silent)).toBe("login_required");
  expect(await atSecond(three, 1801, three.refresh)).toBe(400);
  await server.close();
});
