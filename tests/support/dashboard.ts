import { createMemoryFileStorage } from "@remix-run/file-storage/memory";
import { createApi } from "#server/app.ts";
import { Browser } from "./browser.ts";
import { SUPPORT_MAIL } from "./parts.ts";
import { type RealmServer, realmServer, WEB } from "./realm-server.ts";
import { secretsForTests } from "./secrets.ts";

const files = createMemoryFileStorage();
const shared = globalThis as { handrailTestDashboard?: Promise<RealmServer>; handrailTestFiles?: typeof files };

/** Where that upstream keeps files: work on what was sent through the dashboard needs them. */
export const dashboardFiles = () => (shared.handrailTestFiles ??= files);

/** The upstream that the dashboard's code of this test worker talks to: one for all its files, since settings are read once. */
export function dashboard(): Promise<RealmServer> {
  shared.handrailTestDashboard ??= start();
  return shared.handrailTestDashboard;
}

async function start(): Promise<RealmServer> {
  const kept = dashboardFiles();
  const server = await realmServer({}, (app, parts, realm) => app.route("/", createApi(parts, realm, { files: kept, demoProperty: null })));
  const { SESSION_SECRET, CLIENT_SECRET } = secretsForTests;
  Object.assign(process.env, { WEB_URL: WEB, API_URL: server.url, SESSION_SECRET, CLIENT_SECRET, SUPPORT_MAIL });
  return server;
}

/** The request that a browser would send to an address of the dashboard, with the cookies it has. */
export function requestOf(cookies: Map<string, string>, path: string, init: RequestInit = {}): Request {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return new Request(new URL(path, WEB), { ...init, headers: { ...(init.headers as Record<string, string>), cookie } });
}

/** Keeps the cookies of an answer of the dashboard. */
export function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** Goes through the realm's sign-in page from the address that the dashboard leads to; returns the callback's address. */
export async function throughRealm(location: string, email: string, password: string, browser = new Browser()): Promise<URL> {
  const { at, answer } = await browser.follow(location);
  if (!answer) return at;
  const posted = await browser.submit(at, { email, password });
  return (await browser.follow(new URL(posted.headers.get("location") ?? "", at))).at;
}
