import { afterAll, beforeAll, expect, test } from "vitest";
import { mailServer } from "#tests/support/mail-server.ts";
import { type RealmServer, realmServer, signInAt } from "#tests/support/realm-server.ts";
import { newManager, PASSWORD } from "./testing/new-manager.ts";

let mails: Awaited<ReturnType<typeof mailServer>>;
let server: RealmServer;
beforeAll(async () => {
  mails = await mailServer("silent");
  server = await realmServer({ SMTP_URL: mails.url });
});
afterAll(async () => {
  mails.close();
  await server.close();
});

test("a request that could not be handed over fails, however often it was sent, and is sent once when it can be", async () => {
  const manager = await newManager(server.parts.db);
  const { access_token } = await signInAt(server, manager.email, PASSWORD);
  const send = async () => {
    const headers = {
      authorization: `Bearer ${access_token}`,
      "content-type": "application/json",
      "idempotency-key": "the-form-of-support",
    };
    const body = JSON.stringify({ request: "The chart stays empty." });
    return (await fetch(`${server.issuer}/service/support-requests`, { method: "POST", headers, body })).status;
  };
  expect(await Promise.all([send(), send()])).toEqual([500, 500]);
  mails.now.manner = "good";
  expect([...(await Promise.all([send(), send()])), await send()]).toEqual([204, 204, 204]);
  expect(mails.heard.filter((line) => line === "DATA")).toHaveLength(1);
}, 30_000);
