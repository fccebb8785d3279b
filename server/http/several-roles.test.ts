import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { claimsOf } from "#app/domain/access/token-claims.ts";
import { warnOfSeveralRoles } from "./several-roles.ts";

test("several roles in one place are said in the log once, each role in a place of its own never", () => {
  const lines: object[] = [];
  const log = { warn: (line: object) => void lines.push(line) };
  const sub = randomUUID();
  const twice = claimsOf({ sub, companies_admin: [1], companies_contributor: [1], properties_admin: [5] });
  for (let each = 0; each < 3; each++) warnOfSeveralRoles(log as never, twice);
  warnOfSeveralRoles(log as never, claimsOf({ sub: randomUUID(), companies_admin: [1], properties_admin: [1] }));
  expect(lines).toEqual([{ manager: sub, scope: "company", id: 1, roles: ["admin", "contributor"] }]);
});
