import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Parts } from "#server/parts.ts";
import type { RealmSettings } from "#server/realm/settings.ts";

export type Counter = {
  /** Counts one attempt. Returns the number of attempts so far, and the seconds to wait when there are too many, else 0. */
  take(key: string): Promise<{ wait: number; count: number }>;
  /** Returns one attempt, after a success. */
  giveBack(key: string): Promise<void>;
  clear(key: string): Promise<void>;
};

export type CounterRule = { name: string; attempts: number; seconds: number };

const UNLIMITED: Counter = { take: async () => ({ wait: 0, count: 0 }), giveBack: async () => {}, clear: async () => {} };

/** Counts attempts per key: in the database when several instances share it, else in memory. */
export function counter({ pool }: Parts, settings: RealmSettings, rule: CounterRule): Counter {
  if (settings.limits === "off") return UNLIMITED;
  const shared = { keyPrefix: rule.name, points: rule.attempts, duration: rule.seconds };
  const limiter =
    settings.limits === "memory"
      ? new RateLimiterMemory(shared)
      : new RateLimiterPostgres({
          ...shared,
          storeClient: pool,
          storeType: "pool",
          tableName: "rate_limits",
          tableCreated: true,
          insuranceLimiter: new RateLimiterMemory(shared),
        });
  return {
    async take(key) {
      try {
        const taken = await limiter.consume(key);
        return { wait: 0, count: taken.consumedPoints };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { wait: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), count: refusal.consumedPoints };
      }
    },
    giveBack: async (key) => void (await limiter.reward(key)),
    clear: async (key) => void (await limiter.delete(key)),
  };
}
