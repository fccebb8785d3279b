import { beforeAll, describe, expect, test } from "vitest";
import { allowed, KINDS, type Kind } from "#tests/support/access-table.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const GUIDE = "/v2/properties/:p/tutorials";
const CHAPTER = "/v2/properties/:p/launchers";
type Change = [name: string, method: string, path: (id: number) => string, body?: unknown];

const GUIDE_CHANGES: Change[] = [
  ["change a guide", "PUT", (id) => `${GUIDE}/${id}`, { tutorial: { title: "Other" } }],
  ["publish a guide", "PUT", (id) => `${GUIDE}/${id}`, { tutorial: { visibility: "public" } }],
  ["take a guide down", "PUT", (id) => `${GUIDE}/${id}`, { tutorial: { visibility: "private" } }],
  ["move a guide", "POST", (id) => `${GUIDE}/${id}/move`, { fromLauncherId: 0, toLauncherId: 0 }],
  ["archive a guide", "DELETE", (id) => `${GUIDE}/${id}`],
];
const CHAPTER_CHANGES: Change[] = [
  ["change a chapter", "PUT", (id) => `${CHAPTER}/${id}`, { title: "Other" }],
  ["change a chapter's texts", "PUT", (id) => `${CHAPTER}/${id}/texts/all`, { texts: { en: { title: "Other", subtitle: "" } } }],
  ["publish a chapter", "PUT", (id) => `${CHAPTER}/${id}`, { visibility: "public" }],
  ["archive a chapter", "DELETE", (id) => `${CHAPTER}/${id}`],
];

let tenant: Tenant;
beforeAll(async () => {
  tenant = await newTenant();
});

async function outcome(kind: Kind, [, method, path, body]: Change, id: number): Promise<"done" | "refused" | number> {
  const answer = await tenant.call(kind, method, path(id), body);
  if (answer.status === 401 && answer.body.code === "not_allowed_for_role") return "refused";
  return answer.status < 300 ? "done" : answer.status;
}

describe.each(KINDS)("a %s", (kind) => {
  const may = (state: "live" | "private") => (allowed(kind, state === "live" ? "edit live" : "edit", "guides") ? "done" : "refused");

  test.each(GUIDE_CHANGES)("may %s by the table, live and private", async (...change) => {
    expect(await outcome(kind, change, await tenant.guide({ live: true }))).toBe(may("live"));
    expect(await outcome(kind, change, await tenant.guide())).toBe(may("private"));
  });

  test.each(CHAPTER_CHANGES)("may %s by the table, live and private", async (...change) => {
    expect(await outcome(kind, change, await tenant.chapter("Live", true))).toBe(may("live"));
    expect(await outcome(kind, change, await tenant.chapter())).toBe(may("private"));
  });
});

test("a refused change changes nothing, and an archived guide is closed to a contributor", async () => {
  const id = await tenant.guide({ title: "As it was" });
  const [change, , , , archive] = GUIDE_CHANGES as [Change, Change, Change, Change, Change];
  expect(await outcome("company contributor", change, id)).toBe("refused");
  expect((await tenant.call("company admin", "GET", `${GUIDE}/edit/${id}`)).body).toMatchObject({ title: "As it was", revision: 1 });
  expect(await outcome("company admin", archive, id)).toBe("done");
  expect(await outcome("company contributor", change, id)).toBe("refused");
});
