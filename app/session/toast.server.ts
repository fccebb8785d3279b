import { createCookie, redirect } from "@remix-run/node";
import { env } from "#app/env.server.ts";

const cookie = createCookie("handrail_toast", { path: "/", sameSite: "lax", httpOnly: true, maxAge: 60 });

const secure = () => env().WEB_URL.startsWith("https://");

/**
 * A message for the next page: `key` is a key of the toasts namespace; without one it says that changes were saved, or were not. Errors
 * stay until they are closed.
 */
export type Toast = { status: "success" | "error"; key?: string; values?: Record<string, string | number> };

export async function toastHeader(toast: Toast): Promise<string> {
  return cookie.serialize(toast, { secure: secure() });
}

/** The waiting message, and the header that takes it away; neither when there is none. */
export async function takeToast(request: Request): Promise<{ toast: Toast; header: string } | null> {
  const header = request.headers.get("cookie");
  if (!header?.includes(cookie.name)) return null;
  const toast: unknown = await cookie.parse(header).catch(() => null);
  return isToast(toast) ? { toast, header: await cookie.serialize("", { maxAge: 0, secure: secure() }) } : null;
}

/** The cookie is not signed: what a browser sends may be anything. */
function isToast(value: unknown): value is Toast {
  if (typeof value !== "object" || value === null) return false;
  const { status, key = "", values = {} } = value as Record<string, unknown>;
  return (status === "success" || status === "error") && typeof key === "string" && /^[a-z_]{0,60}$/.test(key) && isValues(values);
}

function isValues(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.values(value).every((each) => ["string", "number"].includes(typeof each));
}

/** Goes on to `to` and says there that it worked: by `key`, else that changes were saved. */
export async function redirectWithToast(to: string, key?: string, values?: Toast["values"]): Promise<Response> {
  return redirect(to, { headers: { "set-cookie": await toastHeader({ status: "success", key, values }) } });
}
