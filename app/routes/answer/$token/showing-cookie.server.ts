import { randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { env } from "#app/env.server.ts";
import { paths } from "#app/paths/paths.ts";

const MONTH_SECONDS = 30 * 86_400;
const SHOWING = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const cookie = createCookie("handrail_answer", { sameSite: "lax", httpOnly: true, maxAge: MONTH_SECONDS });

/**
 * What one browser's answer to one link is known by, so that it goes on where it was; null where it has none, and for lynx, which takes the
 * attributes of a cookie for cookies and loses it with the next redirect.
 */
export async function showingIn(request: Request): Promise<string | null> {
  const header = request.headers.get("cookie") ?? "";
  const kept: unknown = /(^|;\s*)samesite=/i.test(header) ? null : await cookie.parse(header).catch(() => null);
  return isShowing(kept) ? kept : null;
}

export const isShowing = (value: unknown): value is string => typeof value === "string" && SHOWING.test(value);

export const newShowing = (): string => randomUUID();

/** The header that keeps it, at this link alone; none where it is kept already: lynx loses a cookie that it is given again. */
export async function showingHeaders(token: string, kept: string | null, showing: string): Promise<Record<string, string>> {
  if (kept === showing) return {};
  const secure = env().WEB_URL.startsWith("https://");
  return { "set-cookie": await cookie.serialize(showing, { path: paths.answer(token), secure }) };
}
