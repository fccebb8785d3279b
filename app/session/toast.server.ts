import { createCookie, redirect } from "@remix-run/node";

const cookie = createCookie("handrail_toast", { path: "/", sameSite: "lax", httpOnly: true, maxAge: 60 });

/** A message for the next page: `key` is a key of the toasts namespace. Errors stay until they are closed. */
export type Toast = { status: "success" | "error"; key: string; values?: Record<string, string | number> };

export async function toastHeader(toast: Toast): Promise<string> {
  return cookie.serialize(toast);
}

/** The waiting message, and the header that takes it away; neither when there is none. */
export async function takeToast(request: Request): Promise<{ toast: Toast; header: string } | null> {
  const header = request.headers.get("cookie");
  if (!header?.includes(cookie.name)) return null;
  const toast: unknown = await cookie.parse(header).catch(() => null);
  if (typeof toast !== "object" || toast === null || !("key" in toast)) return null;
  return { toast: toast as Toast, header: await cookie.serialize("", { maxAge: 0 }) };
}

/** Goes on to `to` and says there that it worked. */
export async function redirectWithToast(to: string, key: string, values?: Toast["values"]): Promise<Response> {
  return redirect(to, { headers: { "set-cookie": await toastHeader({ status: "success", key, values }) } });
}
