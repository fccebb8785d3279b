import { createHash, randomBytes } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import { env } from "#app/env.server.ts";
import { paths } from "#app/paths/paths.ts";
import { safeRedirect } from "./safe-redirect.ts";
import { cookieValue } from "./session-cookie.server.ts";

/** What an unfinished sign-in needs when the provider answers. */
type Begun = { verifier: string; returnTo: string };

/** The realm takes a `state` of at most 1 KB. */
const LONGEST_STATE = 1000;
const LIFE_SECONDS = 3600;
const RETURN_COOKIE = "handrail_return";

const secure = () => env().WEB_URL.startsWith("https://");
const browserCookie = () => (secure() ? "__Host-handrail_begun" : "handrail_begun");
const attributes = (path: string) => `Max-Age=${LIFE_SECONDS}; Path=${path}; HttpOnly; SameSite=Lax${secure() ? "; Secure" : ""}`;
const key = () => createHash("sha256").update(`handrail begun sign-in\n${env().SESSION_SECRET}`).digest();
const digest = (verifier: string) => createHash("sha256").update(verifier).digest("hex").slice(0, 16);

/**
 * Seals an unfinished sign-in into its `state`, bound to this browser by a single cookie: any number of them in any number of tabs need no
 * more, and none is mistaken for another. Only an address too long for the state goes into a cookie, the newest one.
 */
export async function begunState(request: Request, { verifier, returnTo }: Begun): Promise<{ state: string; headers: string[] }> {
  const browser = cookieValue(request.headers.get("cookie"), browserCookie()) ?? randomBytes(16).toString("base64url");
  const headers = [`${browserCookie()}=${browser}; ${attributes("/")}`];
  const begun = { v: verifier, b: browser, t: Math.floor(Date.now() / 1000) };
  const state = await sealed({ ...begun, r: returnTo });
  if (state.length <= LONGEST_STATE) return { state, headers };
  headers.push(`${RETURN_COOKIE}=${digest(verifier)}.${encodeURIComponent(returnTo)}; ${attributes("/auth")}`);
  return { state: await sealed(begun), headers };
}

const sealed = (begun: object) =>
  new CompactEncrypt(new TextEncoder().encode(JSON.stringify(begun))).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(key());

/**
 * The sign-in that a provider's answer belongs to.
 * @throws ReferenceError when the browser kept no cookie; RangeError when no sign-in with this state began in this browser within the hour
 */
export async function begunOf(request: Request): Promise<Begun> {
  const cookies = request.headers.get("cookie");
  const browser = cookieValue(cookies, browserCookie());
  if (!browser) throw new ReferenceError("The browser kept no cookie of a begun sign-in");
  const { v, b, t, r } = await opened(new URL(request.url).searchParams.get("state") ?? "");
  if (b !== browser || Date.now() / 1000 - t > LIFE_SECONDS) throw new RangeError("The state is that of another browser or another time");
  const kept = cookieValue(cookies, RETURN_COOKIE) ?? "";
  const returnTo = r ?? (kept.startsWith(`${digest(v)}.`) ? decoded(kept.slice(kept.indexOf(".") + 1)) : null);
  return { verifier: v, returnTo: safeRedirect(returnTo, paths.landing()) };
}

async function opened(state: string): Promise<{ v: string; b: string; t: number; r?: string }> {
  try {
    const options = { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] };
    return JSON.parse(new TextDecoder().decode((await compactDecrypt(state, key(), options)).plaintext));
  } catch {
    throw new RangeError("The state is not one of ours");
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
