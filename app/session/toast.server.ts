import { createCookie, redirect } from "@remix-run/node";
import { env } from "#app/env.server.ts";
import { redirectAfterWrite } from "./form-seed.server.ts";
import { safeRedirect } from "./safe-redirect.ts";

const cookie = createCookie("handrail_toast", { path: "/", sameSite: "lax", httpOnly: true, maxAge: 60 });

const secure = () => env().WEB_URL.startsWith("https://");

/**
 * A form in a toast, such as Undo: `label` is a key of the toasts namespace ("undo" by default), `action` an address below /app/, and
 * `concerns` the kind and id of what it changes, as in "guide-7".
 */
export type ToastAction = { label?: string; action: string; fields?: Record<string, string>; concerns?: string };

/**
 * A message for the next page: `key` is a key of the toasts namespace; without one it says that changes were saved, or were not. Errors,
 * and toasts with an action, stay until they are closed.
 */
export type Toast = { status: "success" | "error"; key?: string; values?: Record<string, string | number>; action?: ToastAction };

const KEY = /^[a-z_]{0,60}$/;
const CONCERNS = /^([a-z]+-\d{1,16})?$/;
const FIELD = /^\w{1,40}$/;
const LONGEST_FIELD = 200;

export async function toastHeader(toast: Toast): Promise<string> {
  return cookie.serialize(toast, { secure: secure() });
}

/** The waiting toast and the header that removes it; neither if there is none. */
export async function takeToast(request: Request): Promise<{ toast: Toast; header: string } | null> {
  const header = request.headers.get("cookie");
  if (!header?.includes(cookie.name)) return null;
  const toast: unknown = await cookie.parse(header).catch(() => null);
  return isToast(toast) ? { toast, header: await cookie.serialize("", { maxAge: 0, secure: secure() }) } : null;
}

/** The cookie is not signed, so it may hold anything. */
function isToast(value: unknown): value is Toast {
  if (!isRecord(value)) return false;
  const { status, key = "", values = {}, action } = value;
  const isMessage = (status === "success" || status === "error") && typeof key === "string" && KEY.test(key);
  return isMessage && isValues(values) && (action === undefined || isAction(action));
}

function isAction(value: unknown): value is ToastAction {
  if (!isRecord(value)) return false;
  const { label = "", action, fields = {}, concerns = "" } = value;
  const isOurs = typeof action === "string" && action.startsWith("/app/") && safeRedirect(action, "") === action;
  const isNamed = typeof label === "string" && KEY.test(label) && typeof concerns === "string" && CONCERNS.test(concerns);
  return isOurs && isNamed && isRecord(fields) && Object.entries(fields).every(isField);
}

function isField([name, value]: [string, unknown]): boolean {
  return FIELD.test(name) && typeof value === "string" && value.length <= LONGEST_FIELD;
}

function isValues(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((each) => ["string", "number"].includes(typeof each));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Redirects to `to` with a toast: `key`, or by default that changes were saved; `action` can undo it there. */
export async function redirectWithToast(to: string, key?: string, values?: Toast["values"], action?: ToastAction): Promise<Response> {
  const headers = new Headers();
  headers.append("set-cookie", await toastHeader({ status: "success", key, values, action }));
  return redirectAfterWrite(to, headers);
}

/** Leads elsewhere and says there why what was asked for is not possible. @param key of the toasts namespace */
export async function redirectWithProblem(to: string, key: string): Promise<Response> {
  return redirect(to, { headers: { "set-cookie": await toastHeader({ status: "error", key }) } });
}
