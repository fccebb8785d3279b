import { expect, test } from "vitest";
import { realmSettings } from "#server/realm/settings.ts";
import { testParts } from "#tests/support/parts.ts";
import { type AttemptRules, createAttempts, STANDARD } from "./attempts.ts";

const modes = [
  ["memory", {}],
  ["the database", { DATABASE_URL: "postgres://shared.test/handrail" }],
] as const;

async function attemptsOn(given: Record<string, string>, rules: Partial<AttemptRules> = {}) {
  const parts = await testParts({ RATE_LIMITS: "on", ...given });
  return createAttempts(parts, realmSettings(parts.env), { ...STANDARD, ...rules });
}

let people = 0;
const person = () => `person-${++people}-${process.hrtime.bigint()}@tried.test`;
const place = () => `place-${++people}-${process.hrtime.bigint()}`;

test.each(modes)("the seventh guess from one place waits, with the limits in %s", async (_, given) => {
  const attempts = await attemptsOn(given);
  const guess = { email: person(), address: place(), device: null };
  for (let count = 0; count < 6; count++) expect((await attempts.admit(guess)).wait).toBe(0);
  const refused = await attempts.admit(guess);
  expect(refused.wait).toBeGreaterThan(0);
  expect(refused.wait).toBeLessThanOrEqual(600);
  expect((await attempts.admit({ ...guess, email: person() })).wait).toBe(0);
});

test("a right password gives the attempts back", async () => {
  const attempts = await attemptsOn({});
  const guess = { email: person(), address: place(), device: null };
  for (let count = 0; count < 20; count++) {
    const admission = await attempts.admit(guess);
    expect(admission.wait).toBe(0);
    if ("succeeded" in admission) await admission.succeeded();
  }
});

test("guesses of others neither stop nor slow the owner in a known browser", async () => {
  const attempts = await attemptsOn({}, { freeAttempts: 0, longestDelay: 300 });
  const [email, address] = [person(), place()];
  for (let count = 0; count < 8; count++) await attempts.admit({ email, address, device: null });
  expect((await attempts.admit({ email, address, device: null })).wait).toBeGreaterThan(0);
  const started = Date.now();
  expect((await attempts.admit({ email, address, device: "owner" })).wait).toBe(0);
  expect(Date.now() - started).toBeLessThan(100);
});

test("guesses at one account from many places get slow but the owner gets in from a new place", async () => {
  const attempts = await attemptsOn({}, { freeAttempts: 2, longestDelay: 400 });
  const email = person();
  for (let count = 0; count < 4; count++) await attempts.admit({ email, address: place(), device: null });
  const started = Date.now();
  expect((await attempts.admit({ email, address: place(), device: null })).wait).toBe(0);
  expect(Date.now() - started).toBeGreaterThanOrEqual(390);
});

test("a known browser that guesses too often counts as a stranger", async () => {
  const attempts = await attemptsOn({});
  const guess = { email: person(), address: place(), device: "stolen" };
  let waits = 0;
  for (let count = 0; count < 20; count++) if ((await attempts.admit(guess)).wait > 0) waits++;
  expect(waits).toBe(4);
});

test("one place that tries many accounts waits", async () => {
  const attempts = await attemptsOn({}, { perAddress: { name: "address", attempts: 5, seconds: 900 } });
  const address = place();
  for (let count = 0; count < 5; count++) expect((await attempts.admit({ email: person(), address, device: null })).wait).toBe(0);
  expect((await attempts.admit({ email: person(), address, device: null })).wait).toBeGreaterThan(0);
});
