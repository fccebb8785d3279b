import fs from "node:fs";
import path from "node:path";
import type { Page, Route } from "@playwright/test";
import type { Answer, Application } from "./application.ts";

/** Where the application stands. Browsers keep addresses that end in `localhost` to this machine, and trust them as they do https. */
const ORIGIN = "http://application.localhost";

/** Opens a release of an application, whose package is unpacked in `folder`. Nothing but the application is reached from the page. */
export async function openApplication(page: Page, application: Application, folder: string): Promise<void> {
  await page.routeWebSocket(/./, () => {});
  await page.route(/./, (route) => answer(route, application, folder));
  await page.goto(`${ORIGIN}/`);
}

async function answer(route: Route, application: Application, folder: string): Promise<void> {
  const address = new URL(route.request().url());
  if (address.origin !== ORIGIN) return route.abort();
  const said = application.answer(decodeURIComponent(address.pathname), route.request());
  return said ? fulfill(route, said, folder) : route.fulfill({ status: 404 });
}

async function fulfill(route: Route, said: Answer, folder: string): Promise<void> {
  if ("html" in said) return route.fulfill({ contentType: "text/html; charset=utf-8", body: said.html });
  if ("json" in said) return route.fulfill({ json: said.json });
  const file = path.join(folder, said.file);
  return fs.existsSync(file) && fs.statSync(file).isFile() ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
}
