import type { Context } from "hono";

/** The bearer token that a request carries, or null. */
export function bearerOf(context: Context): string | null {
  return /^Bearer (\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1] ?? null;
}
