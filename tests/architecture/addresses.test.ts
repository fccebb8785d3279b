import { matchRoutes } from "@remix-run/react";
import ts from "typescript";
import { expect, test } from "vitest";
import { homeAddress } from "#app/domain/access/home-address.ts";
import { mainNavigation, settingsNavigation } from "#app/domain/access/navigation.ts";
import { documentPaths } from "#app/paths/documents.ts";
import { paths } from "#app/paths/paths.ts";
import { pathsOf } from "#app/paths/paths-of.ts";
import { stylingImagePaths } from "#app/paths/styling-images.ts";
import { themePaths } from "#app/paths/themes.ts";
import { welcomeSlidePaths } from "#app/paths/welcome-slide.ts";
import { EVERYTHING_ON } from "#tests/support/everything-on.ts";
import { routesFromFolders } from "../../remix.config.js";
import { codeFiles, parse, walk } from "./sources.ts";

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type Define = (path: string | undefined, file: string, second?: { index?: boolean } | (() => void)) => void;

/** The routes as the configuration finds them in the folders; each is named by its file. */
function routesOfApp(): RouteObject[] {
  const routes: RouteObject[] = [];
  let level = routes;
  const define: Define = (path, file, second) => {
    if (typeof second !== "function") return void level.push(second?.index ? { id: file, index: true } : { id: file, path });
    const outer = level;
    level = [];
    second();
    outer.push({ id: file, path, children: level });
    level = outer;
  };
  routesFromFolders((collect: (route: Define) => void) => collect(define), "app", "routes");
  return routes;
}

const routes = routesOfApp();
/** The file that answers an address; null when only the screen for unknown addresses does. */
function fileFor(address: string): string | null {
  const { pathname } = new URL(address, "http://handrail.test");
  const leaf = matchRoutes(routes, pathname)?.at(-1)?.route.id ?? null;
  return leaf?.startsWith("routes/$/") ? null : leaf;
}

test("every address of app/paths leads to a screen", () => {
  const own = pathsOf(1);
  const beneath = { ...documentPaths(own), ...themePaths(own), ...welcomeSlidePaths(own), ...stylingImagePaths(own) };
  const all = Object.entries({ ...paths, ...own, ...beneath });
  const addresses = all.filter(([name]) => name !== "within") as [string, (...ids: never[]) => string][];
  // What is both a property's and its company's is told which.
  for (const of of ["property", "company"])
    expect(addresses.filter(([, address]) => fileFor(address(of as never, 2 as never)) === null).map(([name]) => name)).toEqual([]);
});

test("every item of the navigation leads to a screen of the property", () => {
  const facts = EVERYTHING_ON;
  const groups = [...mainNavigation(facts), ...settingsNavigation(facts)];
  const items = groups.flatMap((group) => group.items.flatMap((item) => [item, ...(item.items ?? [])]));
  expect(items.length).toBeGreaterThan(3);
  for (const { address } of items)
    expect([address, fileFor(pathsOf(1).within(address))]).toEqual([address, expect.stringContaining("$property/")]);
});

test("home leads to a screen by each of its rules", () => {
  for (const heart of [true, false]) {
    for (const privacyLevel of [0, 1]) {
      expect(fileFor(pathsOf(1).within(homeAddress({ heart, nps: heart, privacyLevel })))).not.toBeNull();
    }
  }
});

test.each([
  ["/", "routes/page.tsx"],
  ["/login", "routes/login/page.tsx"],
  ["/logout", "routes/logout/page.tsx"],
  ["/app", "routes/app/page.tsx"],
  ["/app/7", "routes/app/$property/page.tsx"],
  ["/app/7/home", "routes/app/$property/home/page.tsx"],
  ["/app/7/setup-first-mainurl", "routes/app/_plain/$property/setup-first-mainurl/page.tsx"],
  ["/app/7/manage/list", "routes/app/$property/manage/list/page.tsx"],
  ["/app/7/manage/3/edit/steps", "routes/app/$property/manage/$guideId/edit/steps/page.tsx"],
  ["/app/7/analytics/overview", "routes/app/$property/analytics/overview/page.tsx"],
  ["/app/7/analytics/content", "routes/app/$property/analytics/content/page.tsx"],
  ["/app/7/analytics/content/guides", "routes/app/$property/analytics/content/guides/page.tsx"],
  ["/app/7/support", "routes/app/$property/support/page.tsx"],
  ["/app/7/settings/personal/login", "routes/app/$property/settings/personal/login/page.tsx"],
  ["/app/7/settings/personal/token", "routes/app/$property/settings/personal/token/page.tsx"],
  ["/error-page", "routes/error-page/page.tsx"],
  ["/privacy-policy", "routes/privacy-policy/page.tsx"],
  ["/no/such/page", null],
])("the specification's address %s is answered by %s", (address, file) => {
  expect(fileFor(address)).toBe(file);
});

test("addresses written in the code lead somewhere", () => {
  // Those of the golden table are of customers' applications.
  const files = codeFiles(["app"]).filter((file) => !file.startsWith("app/domain/targeting/cases/"));
  const written = files.flatMap((file) => {
    const found: string[] = [];
    walk(parse(file), (node) => {
      if (ts.isStringLiteralLike(node) && /^\/[a-z]/.test(node.text)) found.push(node.text);
    });
    return found.map((address) => ({ address, file }));
  });
  const elsewhere = (address: string) => /^\/(static|realms|v2|v3|internal|background-tasks)(\/|$)|^\/auth$/.test(address);
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter(({ address }) => !elsewhere(address) && fileFor(address) === null)).toEqual([]);
});
