import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Parts } from "#server/parts.ts";
import type { RealmSettings } from "#server/realm/settings.ts";
import { counter } from "./counter.ts";

type Attempt = { email: string; address: string; device: string | null };
type Admission = { wait: number } | { wait: 0; succeeded(): Promise<void> };

export type Attempts = {
  /**
   * Asks permission for one password attempt, before the password is checked. `wait` above 0 refuses it for that many seconds. May itself
   * take seconds: guesses at one account from many places are slowed down, not refused, so that its owner can still sign in.
   */
  admit(attempt: Attempt): Promise<Admission>;
};

export type AttemptRules = typeof STANDARD;

export const STANDARD = {
  perDevice: { name: "device", attempts: 10, seconds: 600 },
  perAccountAndAddress: { name: "pair", attempts: 6, seconds: 600 },
  perAddress: { name: "address", attempts: 60, seconds: 900 },
  perAccount: { name: "account", attempts: 1_000_000, seconds: 3600 },
  /** Attempts per account and hour without delay; each further one adds a quarter of a second. */
  freeAttempts: 12,
  longestDelay: 6_000,
  /** How many delayed requests are held at once; beyond that they are refused for a while, so that waiting costs us nothing. */
  mostHeld: 200,
};

export function createAttempts(parts: Parts, settings: RealmSettings, rules: AttemptRules = STANDARD): Attempts {
  const devices = counter(parts, settings, rules.perDevice);
  const pairs = counter(parts, settings, rules.perAccountAndAddress);
  const addresses = counter(parts, settings, rules.perAddress);
  const accounts = counter(parts, settings, rules.perAccount);
  let held = 0;

  async function admitKnown(account: string, device: string): Promise<Admission | null> {
    const key = `${account}:${device}`;
    if ((await devices.take(key)).wait > 0) return null;
    return { wait: 0, succeeded: () => devices.clear(key) };
  }

  async function admitStranger(account: string, address: string): Promise<Admission> {
    const pair = `${account}:${address}`;
    const wait = Math.max((await pairs.take(pair)).wait, (await addresses.take(address)).wait);
    if (wait > 0) return { wait };
    const { count } = await accounts.take(account);
    const delay = Math.min(rules.longestDelay, Math.max(0, count - rules.freeAttempts) * 250);
    if (delay > 0) {
      if (held >= rules.mostHeld) return { wait: 10 };
      held++;
      await sleep(delay).finally(() => held--);
    }
    const succeeded = async () => {
      await pairs.clear(pair);
      await addresses.giveBack(address);
      await accounts.giveBack(account);
    };
    return { wait: 0, succeeded };
  }

  return {
    async admit({ email, address, device }) {
      // People's addresses are not stored in a table that does not need them.
      const account = createHash("sha256").update(email).digest("base64url").slice(0, 22);
      const known = device ? await admitKnown(account, device) : null;
      return known ?? admitStranger(account, address);
    },
  };
}
