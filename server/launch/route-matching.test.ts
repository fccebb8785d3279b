import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { routerThatKeeps } from "./route-matching.mjs";

type Router = { matchRoutes: typeof matchRoutes };
type Routes = Parameters<typeof matchRoutes>[0];
const own: Router = { matchRoutes };
const keeps = () => routerThatKeeps().exports as Router;

const ROUTES: Routes = [
  {
    path: "",
    id: "root",
    children: [
      { path: "*", id: "missing" },
      {
        path: "app/:property",
        id: "layout",
        children: [
          { index: true, id: "home" },
          { path: "manage/list", id: "list" },
          { path: "manage/:guide", id: "guide" },
          { path: "manage/:guide/edit/:part?", id: "edit" },
          { path: "manage/create", id: "create" },
        ],
      },
    ],
  },
];
const ADDRESSES = [
  "/",
  "/app/1",
  "/app/1/",
  "/app/1/manage/list",
  "/app/1/manage/create",
  "/app/1/manage/7",
  "/app/2/manage/8",
  "/app/1/manage/7/edit",
  "/APP/1/manage/7/edit/a%2Fb",
  "/nothing/here",
];

test("the router that keeps finds the same routes and parameters as the library's own, also when asked again", () => {
  const { matchRoutes } = keeps();
  const expected = ADDRESSES.map((address) => own.matchRoutes(ROUTES, address));
  expect(expected.every((matches) => matches !== null)).toBe(true);
  for (const _ of [1, 2]) expect(ADDRESSES.map((address) => matchRoutes(ROUTES, address))).toEqual(expected);
  const others: Routes = [{ path: "app/:property", id: "other" }];
  expect(matchRoutes(others, "/app/1")).toEqual(own.matchRoutes(others, "/app/1"));
  expect(matchRoutes(others, "/app/1/manage/list")).toBeNull();
});

/** How often a router reads the path of a route while it answers three times. */
function readsWith({ matchRoutes }: Router): number[] {
  let reads = 0;
  const route = {
    id: "read",
    get path() {
      reads += 1;
      return "app/:property/read";
    },
  };
  const routes = [route];
  return [1, 2, 3].map(() => {
    reads = 0;
    matchRoutes(routes, "/app/1/read");
    return reads;
  });
}

test("looks at its routes once, which the library's own does for each address", () => {
  const [first = 0, second, third] = readsWith(keeps());
  expect(first).toBeGreaterThan(0);
  expect([second, third]).toEqual([0, 0]);
  expect(readsWith(own).every((reads) => reads > 0)).toBe(true);
});
