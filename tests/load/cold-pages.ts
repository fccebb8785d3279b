import type { Browser } from "@playwright/test";
import { paths } from "#app/paths/paths.ts";
import { pathsOf } from "#app/paths/paths-of.ts";
import type { Stack } from "./processes.ts";
import { signIn } from "./signed-in.ts";
import type { Line } from "./table.ts";

type Seen = { name: string; requests: number; scripts: number; html: number };

/** Requests, scripts and size of pages opened with an empty cache, in a real browser. */
export async function measureColdPages(browser: Browser, { web }: Stack): Promise<Line[]> {
  const { cookie, property } = await signIn(web);
  const inside = pathsOf(property);
  const guide = /\/manage\/(\d+)\/edit\/steps/.exec(await (await fetch(web + inside.guides(), { headers: { cookie } })).text())?.[1] ?? "";
  const screens = [inside.guides(), inside.guideSteps(guide), inside.createGuide(), inside.guideReport()];
  const signedIn: Seen[] = [];
  for (const path of screens) signedIn.push(await open(browser, web, path, cookie));
  const open_: Seen[] = [];
  for (const path of [`${paths.login()}?silent=no`, paths.privacy(), paths.error()]) open_.push(await open(browser, web, path));
  const most = (seen: Seen[], key: "requests" | "scripts" | "html") => seen.toSorted((a, b) => b[key] - a[key])[0] as Seen;
  const [requests, scripts, html] = [most(signedIn, "requests"), most(open_, "scripts"), most([...signedIn, ...open_], "html")];
  return [
    {
      what: "requests of a cold signed-in page",
      shown: `${requests.requests} (${requests.name})`,
      value: requests.requests,
      limit: { most: 10 },
    },
    { what: "scripts of a public page", shown: `${scripts.scripts}`, value: scripts.scripts, limit: { most: 0 } },
    { what: "document, greatest", shown: `${html.html.toFixed(1)} KB (${html.name})`, value: html.html, limit: { most: 60 } },
  ];
}

async function open(browser: Browser, web: string, path: string, cookie?: string): Promise<Seen> {
  const context = await browser.newContext();
  if (cookie) await context.addCookies([{ name: "handrail_session", value: cookie.slice(cookie.indexOf("=") + 1), url: web }]);
  const page = await context.newPage();
  const types: string[] = [];
  page.on("request", (request) => {
    // Dragging and finding in long lists come once the page stands.
    if (!/^data:|\/(dragging|finding)-/.test(request.url())) types.push(request.resourceType());
  });
  const answer = await page.goto(web + path, { waitUntil: "networkidle" });
  const html = ((await answer?.body())?.length ?? 0) / 1024;
  await context.close();
  return { name: path, requests: types.length, scripts: types.filter((type) => type === "script").length, html };
}
