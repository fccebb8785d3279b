import { createHash, randomUUID } from "node:crypto";
import { createCookie, redirect } from "@remix-run/node";
import { env } from "#app/env.server.ts";

const cookie = createCookie("handrail_seed", { path: "/", sameSite: "lax", httpOnly: true });

/**
 * The beginning of the keys of a browser's forms (`app/ui/primitives/link/form.tsx`). It stays until one of them took effect, so that an
 * unchanged page has an unchanged ETag. `header` stores a new one.
 */
export async function formSeed(request: Request): Promise<{ seed: string; header: string | null }> {
  const kept: unknown = await cookie.parse(request.headers.get("cookie")).catch(() => null);
  if (typeof kept === "string" && /^[\w-]{8,40}$/.test(kept)) return { seed: kept, header: null };
  const seed = randomUUID();
  return { seed, header: await headerOf(seed) };
}

/**
 * The header of every answer to a form that took effect: the next form filled in is another one. A refused form keeps its key, so that it
 * may be sent again.
 */
export function newSeedHeader(): Promise<string> {
  return headerOf(randomUUID());
}

/**
 * A form's key together with the seed that the browser has now. Two tabs that were opened on the same page send forms with the same key: the
 * second one, sent after the first was answered, has another key here. Sent again because no answer came, it has the same.
 * @param once the form's key, as `readForm` tells it
 */
export async function keyInTab(request: Request, once: string): Promise<string> {
  const { seed } = await formSeed(request);
  return createHash("sha256")
    .update(JSON.stringify([once, seed]))
    .digest("base64url");
}

/** Redirects after a form took effect. */
export async function redirectAfterWrite(to: string, headers = new Headers()): Promise<Response> {
  headers.append("set-cookie", await newSeedHeader());
  return redirect(to, { headers });
}

function headerOf(seed: string): Promise<string> {
  return cookie.serialize(seed, { secure: env().WEB_URL.startsWith("https://") });
}
