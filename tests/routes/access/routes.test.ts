import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeAll, describe, expect, test } from "vitest";
import { allowed, KINDS, type Kind } from "#tests/support/access-table.ts";
import { SCREENS } from "#tests/support/screens.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Answer, type Visitor, visitor } from "#tests/support/visitor.ts";

type Work = (args: LoaderFunctionArgs) => unknown;
type Route = { loader?: Work; action?: Work };

const files = import.meta.glob<Route>("../../../app/routes/app/**/{page,layout}.{ts,tsx}", { eager: true });
const ROUTES = Object.entries(files).flatMap(([file, route]): [string, Route][] => {
  const [, folder = "", name] = /routes\/app\/(.*)\/(page|layout)\.tsx?$/.exec(file) ?? [];
  return folder.includes("$property") ? [[name === "layout" ? `${folder} (layout)` : folder, route]] : [];
});
/** Each loader and action: [route, which, function]. */
const WORKS = ROUTES.flatMap(([name, route]) =>
  (["loader", "action"] as const).flatMap((which): [string, "loader" | "action", Work][] =>
    route[which] ? [[name, which, route[which]]] : [],
  ),
);
const ACTIONS = WORKS.filter(([, which]) => which === "action");
const NOWHERE = {
  taskId: "999999999",
  userId: "999999999",
  personId: "999999999",
  guideId: "999999999",
  chapterId: "999999999",
  attributeId: "999999999",
  companyAttributeId: "999999999",
  segmentId: "999999999",
  pageSegmentId: "999999999",
  tagId: "999999999",
  journeyId: "999999999",
  tooltipId: "999999999",
  validatorId: "999999999",
  ...{ documentId: "999999999", centreId: "999999999" },
  ...{ announcementId: "999999999", npsId: "999999999", surveyId: "999999999", messageId: "999999999" },
  act: "move",
  messageAct: "archive",
  styling: "avatar_img",
};

let tenant: Tenant;
let foreign: Tenant;
const visitors = new Map<Kind | null, Visitor>();
beforeAll(async () => {
  tenant = await newTenant();
  foreign = await newTenant();
  for (const kind of [...KINDS, null]) visitors.set(kind, await visitor(tenant, kind));
});

/** Asks a route with a form that says nothing and items that are not there, so that whoever is let in changes nothing. */
function ask(
  kind: Kind | null,
  name: string,
  which: "loader" | "action",
  work: Work,
  property: string | number = tenant.propertyId,
  origin?: string,
) {
  const address = `/app/${name
    .replace(" (layout)", "")
    .replace("_plain/", "")
    .replaceAll(/\$(\w+)/g, ":$1")}`;
  const params = { ...NOWHERE, property };
  const who = visitors.get(kind)!;
  return which === "loader" ? who.open(work, address, params) : who.send(work, address, {}, params, origin);
}

const refusal = ({ status, to, data }: Answer) => {
  if (to === "/error-page?error=unauthorized") return `${status} unauthorized`;
  return data.code === "not_allowed_for_role" ? `${status} not allowed` : "let in";
};

test("every route of a property is declared in tests/screens", () => {
  expect(ROUTES.map(([name]) => name).sort()).toEqual(Object.keys(SCREENS).sort());
  for (const [name, route] of ROUTES)
    expect([name, !route.loader, !route.action]).toEqual([name, !SCREENS[name]?.loader, !SCREENS[name]?.action]);
});

describe.each(KINDS)("a %s", (kind) => {
  test.each(WORKS)("%s %s: is let in exactly when the table says so", async (name, which, work) => {
    const [action, section, whose] = SCREENS[name]![which]!;
    const answer = await ask(kind, name, which, work);
    const may = allowed(kind, action, section) && !(whose && kind.startsWith("property"));
    const expected = !allowed(kind, "view", section) ? "302 unauthorized" : may ? "let in" : "401 not allowed";
    expect(refusal(answer)).toBe(expected);
    expect(answer.status).toBeLessThan(500);
  });
});

describe("a property that is foreign, missing or no number is not found", () => {
  const NONE = ["999999998", "0", "-1", "abc", "1e3", "99999999999999999999", "%00", "1.5"];
  test.each(WORKS)("%s %s", async (name, which, work) => {
    for (const property of [String(foreign.propertyId), ...NONE]) {
      expect([property, (await ask("company admin", name, which, work, property)).status]).toEqual([property, 404]);
    }
    expect((await ask("property contributor", name, which, work, foreign.propertyId)).status).toBe(404);
  });
});

describe("somebody who is not signed in (specification 2, section 4)", () => {
  test.each(WORKS)("%s %s: signs in first and comes back", async (name, which, work) => {
    const answer = await ask(null, name, which, work);
    const path = `/app/${name.replace(" (layout)", "").replace("_plain/", "")}`
      .replace("$property", String(tenant.propertyId))
      .replaceAll(/\$(\w+)/g, (_, name: keyof typeof NOWHERE) => NOWHERE[name]);
    const expected =
      which === "loader"
        ? [302, `/login?${new URLSearchParams({ return: path })}`]
        : [307, `/session-ended?${new URLSearchParams({ to: path })}`];
    expect([answer.status, answer.to]).toEqual(expected);
  });
});

describe("a form that another site sends", () => {
  test.each(ACTIONS)("%s %s: is refused", async (name, which, work) => {
    for (const origin of ["https://evil.test", "null", "http://localhost:3398"]) {
      expect((await ask("company admin", name, which, work, tenant.propertyId, origin)).status).toBe(403);
      expect((await ask(null, name, which, work, tenant.propertyId, origin)).status).toBe(403);
    }
  });
});
