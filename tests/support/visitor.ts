import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { importJWK, SignJWT } from "jose";
import { keepAccess } from "#app/session/access-tokens.server.ts";
import { sessionHeader } from "#app/session/session-cookie.server.ts";
import { takeToast } from "#app/session/toast.server.ts";
import type { Parts } from "#server/parts.ts";
import { realmSettings } from "#server/realm/settings.ts";
import type { Kind } from "./access-table.ts";
import { tokenFor } from "./api.ts";
import { dashboard, keepCookies, requestOf } from "./dashboard.ts";
import { WEB } from "./realm-server.ts";
import type { Tenant } from "./tenant.ts";

export type Answer = {
  status: number;
  headers: Headers;
  data: Record<string, unknown>;
  to: string | null /** Of an answer that is a document of its own. */;
  text?: string;
};
type Loader = (args: LoaderFunctionArgs) => unknown;
type Action = (args: ActionFunctionArgs) => unknown;
type Params = Record<string, string | number>;
export type Form = Record<string, string> | [string, string][] | FormData;

/**
 * Somebody signed in to the dashboard in a role of a tenant; `null` for somebody who is not. Loaders and actions are called as Remix calls
 * them; what they ask of the upstream goes over HTTP to the server of this test worker. `:p` in an address is the tenant's property,
 * any other `:name` is one of `params`.
 */
export async function visitor(tenant: Pick<Tenant, "person" | "propertyId">, kind: Kind | null) {
  const { parts } = await dashboard();
  const cookies = new Map<string, string>();
  if (kind) keepCookies(cookies, new Headers({ "set-cookie": await signedInCookie(parts, (await tenant.person(kind)).manager.id) }));

  const args = (address: string, params: Params, init: RequestInit = {}) => {
    const all: Params = { p: tenant.propertyId, ...params };
    const path = address.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(all[name])));
    const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
    return { request: requestOf(cookies, path, init), params: { property: String(all.p), ...texts }, context: {} };
  };

  return {
    cookies,
    /** The key of the message that waits for the next page. */
    toast: async () => (await takeToast(requestOf(cookies, "/")))?.toast.key ?? null,
    /** That message as a whole. */
    message: async () => (await takeToast(requestOf(cookies, "/")))?.toast ?? null,
    /** What a loader answers; a thrown Response counts as its answer. */
    open: (loader: Loader, address: string, params: Params = {}, headers: Record<string, string> = {}) =>
      answerOf(loader, args(address, params, { headers })),
    /** What an action answers to a form that was sent from the dashboard, or from `origin`. Cookies of the answer are kept. */
    async send(action: Action, address: string, form: Form | RequestInit, params: Params = {}, origin = WEB): Promise<Answer> {
      const init =
        "method" in form
          ? (form as RequestInit)
          : { body: form instanceof FormData ? form : new URLSearchParams(form as [string, string][]) };
      const headers = { origin, ...((init as RequestInit).headers as Record<string, string>) };
      const answer = await answerOf(action, args(address, params, { method: "POST", ...init, headers }));
      keepCookies(cookies, answer.headers);
      return answer;
    },
  };
}

/** What an answer refuses: the errors of each field. */
export function errorsOf({ data }: { data: unknown }): Record<string, string[]> | undefined {
  return (data as { submission?: { error?: Record<string, string[]> } } | null)?.submission?.error;
}

export type Visitor = Awaited<ReturnType<typeof visitor>>;

async function answerOf<A extends LoaderFunctionArgs>(work: (args: A) => unknown, args: LoaderFunctionArgs): Promise<Answer> {
  const value = await Promise.resolve()
    .then(() => work(args as A))
    .catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    });
  if (value instanceof Response) {
    const text = await value.clone().text();
    const data = text.startsWith("{") ? JSON.parse(text) : {};
    return { status: value.status, headers: value.headers, data, to: value.headers.get("location"), text };
  }
  // What `data()` of Remix makes carries its status beside the data.
  const { type, data, init } = value as { type?: string; data: Answer["data"]; init?: ResponseInit | null };
  const wrapped = type === "DataWithResponseInit";
  return {
    status: wrapped ? (init?.status ?? 200) : 200,
    headers: new Headers(wrapped ? init?.headers : undefined),
    data: wrapped ? data : (value as Answer["data"]),
    to: null,
  };
}

/** The session cookie of a sign-in, as finishing one at the realm would leave it. */
async function signedInCookie(parts: Parts, managerId: string): Promise<string> {
  const refreshToken = randomUUID();
  await keepAccess(
    { accessToken: await tokenFor(parts, managerId), refreshToken, idToken: await idTokenFor(parts, managerId) },
    Date.now(),
  );
  return sessionHeader({ id: randomUUID(), refreshToken, idToken: null, at: Date.now() });
}

async function idTokenFor({ env }: Parts, managerId: string): Promise<string> {
  const settings = realmSettings(env);
  const [key] = settings.keys.keys;
  if (!key) throw new Error("no key");
  return new SignJWT({})
    .setProtectedHeader({ alg: "ES256", kid: key.kid })
    .setIssuer(settings.issuer)
    .setAudience("handrail-dashboard")
    .setSubject(managerId)
    .setExpirationTime("5 minutes")
    .sign(await importJWK(key, "ES256"));
}
