import { limitedBytes } from "#server/http/limited-bytes.ts";
import type { RealmRequest } from "#server/realm/context.ts";
import { FORM_TOKEN, type RealmSettings } from "#server/realm/settings.ts";
import { takeFormToken } from "./form-token.ts";

export type FormFailure = "foreign" | "too-large" | "wrong-type";
export type PostedForm = { ok: true; value(name: string): string } | { ok: false; failure: FormFailure };

const LIMIT = 16_384;

/**
 * Reads a posted form, but only if a page of this realm sent it, as browsers say in Origin or Sec-Fetch-Site. Browsers that send
 * neither, such as text browsers, prove it with the form's token; a token never outweighs a header that says otherwise.
 */
export async function readForm(c: RealmRequest, settings: RealmSettings): Promise<PostedForm> {
  const [origin, site] = [c.req.header("origin"), c.req.header("sec-fetch-site")];
  const saysNothing = origin === undefined && site === undefined;
  if (!saysNothing && !isOwn(origin, site, settings.apiOrigin)) return { ok: false, failure: "foreign" };
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "")) return { ok: false, failure: "wrong-type" };
  const bytes = await limitedBytes(c.req.raw, LIMIT);
  if (!bytes) return { ok: false, failure: "too-large" };
  const fields = new URLSearchParams(new TextDecoder().decode(bytes));
  if (saysNothing && !takeFormToken(c, settings, fields.get(FORM_TOKEN))) return { ok: false, failure: "foreign" };
  return { ok: true, value: (name) => fields.get(name) ?? "" };
}

function isOwn(origin: string | undefined, site: string | undefined, own: string): boolean {
  if (site !== undefined && site !== "same-origin") return false;
  return origin === own || (origin === undefined && site === "same-origin");
}
