import { randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { env } from "#app/env.server.ts";

const cookie = createCookie("handrail_seed", { path: "/", sameSite: "lax", httpOnly: true });

/**
 * What the keys of a browser's forms begin with (`app/ui/primitives/link/form.tsx`): the same until one of them had its effect, so that a
 * page which has not changed can be told by its ETag. `header` keeps a new one.
 */
export async function formSeed(request: Request): Promise<{ seed: string; header: string | null }> {
  const kept: unknown = await cookie.parse(request.headers.get("cookie")).catch(() => null);
  if (typeof kept === "string" && /^[\w-]{8,40}$/.test(kept)) return { seed: kept, header: null };
  const seed = randomUUID();
  return { seed, header: await headerOf(seed) };
}

/** The header after a form had its effect: a form filled in again is another one. */
export function newSeedHeader(): Promise<string> {
  return headerOf(randomUUID());
}

function headerOf(seed: string): Promise<string> {
  return cookie.serialize(seed, { secure: env().WEB_URL.startsWith("https://") });
}
