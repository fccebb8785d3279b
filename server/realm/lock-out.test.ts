import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser } from "#tests/support/browser.ts";
import { authorization, type RealmServer, realmServer, signInAt } from "#tests/support/realm-server.ts";
import { newManager, PASSWORD } from "./testing/new-manager.ts";

let server: RealmServer;
beforeAll(async () => {
  server = await realmServer({ RATE_LIMITS: "on" });
});
afterAll(() => server.close());

test("guessing answers 429 and says when to try again; the owner's browser still gets in", async () => {
  const manager = await newManager(server.parts.db);
  const owner = new Browser();
  await signInAt(server, manager.email, PASSWORD, owner);
  owner.forget("handrail_realm");
  const guesser = new Browser();
  const { at } = await guesser.follow(authorization(server).address);
  const answers = [];
  for (let count = 0; count < 7; count++)
    answers.push(await guesser.submit(at, { email: manager.email, password: `Guess-number-${count}` }));
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422, 429]);
  const last = answers.at(-1)!;
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await last.text()).toMatch(/Too many attempts\. Try again in \d+ minutes?\./);
  expect((await guesser.submit(at, { email: manager.email, password: PASSWORD })).status).toBe(429);
  expect((await signInAt(server, manager.email, PASSWORD, owner)).access_token).toBeTruthy();
});
