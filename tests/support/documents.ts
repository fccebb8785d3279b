import path from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { PASSWORD } from "#server/realm/testing/new-manager.ts";
import type { Kind } from "./access-table.ts";
import { dashboard, keepCookies, requestOf, throughRealm } from "./dashboard.ts";
import { WEB } from "./realm-server.ts";
import type { Tenant } from "./tenant.ts";

type Page = { status: number; type: string; html: string; to: string | null; headers: Headers };

/** The dashboard as it was built, asked in process for documents as a browser without scripts asks. */
export async function documents(cookies = new Map<string, string>()) {
  await dashboard();
  const file = path.resolve(import.meta.dirname, "../../build/server/index.js");
  const build = (await import(/* @vite-ignore */ file)) as ServerBuild;
  const handle = createRequestHandler(build, "production");

  const ask = async (address: string, init: RequestInit = {}): Promise<Page> => {
    const answer = await handle(requestOf(cookies, address, init));
    keepCookies(cookies, answer.headers);
    const { status, headers } = answer;
    return { status, headers, type: headers.get("content-type") ?? "", html: await answer.text(), to: headers.get("location") };
  };
  /** A form, sent from `origin`; sent on as a browser does where the answer says so (307). */
  const send = async (address: string, fields: Record<string, string>, origin: string | null = WEB): Promise<Page> => {
    // As the server process hands it over.
    const headers: Record<string, string> = origin === null ? {} : { "x-handrail-origin": origin };
    const init = () => ({ method: "POST", body: new URLSearchParams(fields), headers });
    const page = await ask(address, init());
    return page.status === 307 && page.to ? ask(page.to, init()) : page;
  };
  return { build, ask, open: (address: string) => ask(address), send };
}

/** Documents for somebody of a tenant, signed in through the realm: the build keeps its own tokens, so that `visitor` cannot give it any. */
export async function documentsFor(tenant: Tenant, kind: Kind) {
  const { email } = await tenant.personWithPassword(kind);
  const theirs = await documents();
  const { to } = await theirs.send("/login", {});
  const callback = await throughRealm(to ?? "", email, PASSWORD);
  await theirs.open(callback.pathname + callback.search);
  return theirs;
}

/** The addresses of all routes of a build that have a page: `fill` says the value of each parameter. */
export function addressesOf(
  build: ServerBuild,
  fill: Record<string, string | number>,
): { id: string; address: string; takesForms: boolean }[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || /\/layout$|^root$/.test(route.id)) return [];
    let full = "";
    for (let at: typeof route | undefined = route; at; at = at.parentId ? build.routes[at.parentId] : undefined)
      full = `/${at.path ?? ""}${full}`;
    const address = full
      .replaceAll(/\/+/g, "/")
      .replaceAll(/:(\w+)/g, (_, name: string) => String(fill[name]))
      .replace("*", "no/such/page");
    return [{ id: route.id, address, takesForms: Boolean(route.module.action) }];
  });
}
