import { beforeAll, describe, expect, test } from "vitest";
import { allowed, KINDS, type Kind } from "#tests/support/access-table.ts";
import { ITEMS } from "#tests/support/contract.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const GUIDES = "/v2/properties/:p/tutorials";
const CHANGES = ITEMS.flatMap((item) => item.changes.map(([name, method, path, body]) => ({ name, method, path, body, item })));
type Change = Omit<(typeof CHANGES)[number], "item">;

let tenant: Tenant;
beforeAll(async () => {
  tenant = await newTenant();
});

async function outcome(kind: Kind, { method, path, body }: Change, id: number): Promise<"done" | "refused" | number> {
  const answer = await tenant.call(kind, method, path.replace(":item", String(id)), body);
  if (answer.status === 401 && answer.body.code === "not_allowed_for_role") return "refused";
  return answer.status < 300 ? "done" : answer.status;
}

test("there are items, and changes of each", () => {
  expect(ITEMS.length).toBeGreaterThan(1);
  expect(ITEMS.filter(({ changes }) => changes.length === 0)).toEqual([]);
});

describe.each(KINDS)("a %s", (kind) => {
  test.each(CHANGES)("may $name by the table, live and private", async ({ item, ...change }) => {
    const may = (action: "edit live" | "edit") => (allowed(kind, action, item.section) ? "done" : "refused");
    expect(await outcome(kind, change, await item.one(tenant, true))).toBe(may("edit live"));
    expect(await outcome(kind, change, await item.one(tenant, false))).toBe(may("edit"));
  });
});

test("a refused change changes nothing, and an archived guide is closed to a contributor", async () => {
  const id = await tenant.guide({ title: "As it was" });
  const change = { name: "", method: "PUT", path: `${GUIDES}/:item`, body: { tutorial: { title: "Other" } } };
  const archive = { name: "", method: "DELETE", path: `${GUIDES}/:item`, body: undefined };
  expect(await outcome("company contributor", change, id)).toBe("refused");
  expect((await tenant.call("company admin", "GET", `${GUIDES}/edit/${id}`)).body).toMatchObject({ title: "As it was", revision: 1 });
  expect(await outcome("company admin", archive, id)).toBe("done");
  expect(await outcome("company contributor", change, id)).toBe("refused");
});
