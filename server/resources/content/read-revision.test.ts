import { describe, expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const GUIDES = "/v2/properties/:p/tutorials";
const CHAPTERS = "/v2/properties/:p/launchers";

const ACTS = [
  ["publishing", "PUT", "public"],
  ["unpublishing", "PUT", "private"],
  ["archiving", "DELETE", null],
] as const;

describe.each([
  ["guide", GUIDES, (tenant: Tenant) => tenant.guide({ live: true }), (body: object) => ({ tutorial: body })],
  ["chapter", CHAPTERS, (tenant: Tenant) => tenant.chapter("Daily work", true), (body: object) => body],
] as const)("of a %s that somebody has changed since", (_, base, make, wrapped) => {
  test.each(ACTS)("%s is refused, and told what it is now", async (_act, method, visibility) => {
    const tenant = await newTenant();
    const id = await make(tenant);
    await tenant.call("company moderator", "PUT", `${base}/${id}`, wrapped({ title: "Half way" }));
    const act = (revision?: number) =>
      visibility
        ? tenant.call("company admin", method, `${base}/${id}`, wrapped({ visibility, revision }))
        : tenant.call("company admin", method, `${base}/${id}${revision ? `?revision=${revision}` : ""}`);
    const lastChangedBy = (await tenant.person("company moderator")).manager.name;
    const current = { title: "Half way", revision: 2, lastChangedBy };
    expect(await act(1)).toMatchObject({ status: 409, body: { code: "changed_meanwhile", current } });
    expect(JSON.stringify((await tenant.call(null, "GET", "/player/:p/bundle")).body)).not.toContain("Half way");
    expect((await act(2)).status).toBeLessThan(300);
  });
});

test("a revision that is none is refused, and none is needed", async () => {
  const tenant = await newTenant();
  for (const [path, id] of [
    [GUIDES, await tenant.guide()],
    [CHAPTERS, await tenant.chapter()],
  ]) {
    for (const revision of ["0", "-1", "x", "1.5"])
      expect((await tenant.call("company admin", "DELETE", `${path}/${id}?revision=${revision}`)).status).toBe(400);
    expect((await tenant.call("company admin", "DELETE", `${path}/${id}`)).status).toBe(204);
  }
});
