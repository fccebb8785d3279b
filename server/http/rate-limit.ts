import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Env } from "#server/env.ts";
import { addressOf } from "./client-address.ts";
import { type Refusal, refuse } from "./refusal.ts";

type Settings = Pick<Env, "TRUST_PROXY" | "RATE_LIMITS">;

/** Allows `points` requests in `seconds` per address and instance on the routes it guards, then answers 429 with Retry-After. */
export function rateLimit(env: Settings, points: number, seconds: number): MiddlewareHandler {
  const take = limitOf(env, points, seconds);
  return async (context, next) => {
    await take(addressOf(context, env.TRUST_PROXY));
    await next();
  };
}

/** The same for whatever is counted by a name. @returns counts one request @throws Refusal 429 */
export function limitOf(
  env: Pick<Settings, "RATE_LIMITS">,
  points: number,
  seconds: number,
  refusal: (retryAfter: number) => Refusal = refuse.tooMany,
): (name: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (name) => {
    if (env.RATE_LIMITS !== "on") return;
    try {
      await limiter.consume(name);
    } catch (rejected) {
      if (rejected instanceof RateLimiterRes) throw refusal(Math.ceil(rejected.msBeforeNext / 1000));
      throw rejected;
    }
  };
}
