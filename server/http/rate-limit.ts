import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Env } from "#server/env.ts";
import { addressOf } from "./client-address.ts";
import { refuse } from "./refusal.ts";

/** Allows `points` requests in `seconds` per address and instance on the routes it guards, then answers 429 with Retry-After. */
export function rateLimit(env: Pick<Env, "TRUST_PROXY" | "RATE_LIMITS">, points: number, seconds: number): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (context, next) => {
    if (env.RATE_LIMITS === "on") {
      try {
        await limiter.consume(addressOf(context, env.TRUST_PROXY));
      } catch (rejected) {
        if (rejected instanceof RateLimiterRes) throw refuse.tooMany(Math.ceil(rejected.msBeforeNext / 1000));
        throw rejected;
      }
    }
    await next();
  };
}
