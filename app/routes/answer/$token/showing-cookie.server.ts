import { randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { env } from "#app/env.server.ts";
import { paths } from "#app/paths/paths.ts";

const MONTH_SECONDS = 30 * 86_400;
const SHOWING = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const cookie = createCookie("handrail_answer", { sameSite: "lax", httpOnly: true, maxAge: MONTH_SECONDS });

/** What one browser's answer to one link is known by, so that it goes on where it was; null where it has none. */
export async function showingIn(request: Request): Promise<string | null> {
  const kept: unknown = await cookie.parse(request.headers.get("cookie")).catch(() => null);
  return isShowing(kept) ? kept : null;
}

export const isShowing = (value: unknown): value is string => typeof value === "string" && SHOWING.test(value);

export const newShowing = (): string => randomUUID();

/** The header that keeps it, at this link alone. */
export const showingHeader = (token: string, showing: string): Promise<string> =>
  cookie.serialize(showing, { path: paths.answer(token), secure: env().WEB_URL.startsWith("https://") });
