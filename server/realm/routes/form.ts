import { limitedBytes } from "#server/http/limited-bytes.ts";
import type { RealmRequest } from "../context.ts";

export type FormFailure = "foreign" | "too-large" | "wrong-type";
export type PostedForm = { ok: true; value(name: string): string } | { ok: false; failure: FormFailure };

const LIMIT = 16_384;

/** Reads a posted form, but only one that a page of this realm sent: a browser says so in Origin or in Sec-Fetch-Site. */
export async function readForm(c: RealmRequest, ownOrigin: string): Promise<PostedForm> {
  if (!isOwn(c.req.header("origin"), c.req.header("sec-fetch-site"), ownOrigin)) return { ok: false, failure: "foreign" };
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "")) return { ok: false, failure: "wrong-type" };
  const bytes = await limitedBytes(c.req.raw, LIMIT);
  if (!bytes) return { ok: false, failure: "too-large" };
  const fields = new URLSearchParams(new TextDecoder().decode(bytes));
  return { ok: true, value: (name) => fields.get(name) ?? "" };
}

function isOwn(origin: string | undefined, site: string | undefined, own: string): boolean {
  if (site !== undefined && site !== "same-origin") return false;
  return origin === own || (origin === undefined && site === "same-origin");
}
