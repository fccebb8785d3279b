import { beforeAll, describe, expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const KINDS = {
  guide: {
    make: (tenant: Tenant) => tenant.guide(),
    write: (id: number) => `/v2/properties/:p/tutorials/${id}`,
    read: (id: number) => `/v2/properties/:p/tutorials/edit/${id}`,
    wrapped: (body: object) => ({ tutorial: body }),
  },
  chapter: {
    make: (tenant: Tenant) => tenant.chapter(),
    write: (id: number) => `/v2/properties/:p/launchers/${id}`,
    read: (id: number) => `/v2/properties/:p/launchers/${id}`,
    wrapped: (body: object) => body,
  },
} as const;

let tenant: Tenant;
beforeAll(async () => {
  tenant = await newTenant();
});

describe.each(["guide", "chapter"] as const)("a %s", (kind) => {
  const { make, write, read, wrapped } = KINDS[kind];
  const put = (id: number, body: object, who: Parameters<Tenant["call"]>[0] = "company admin") =>
    tenant.call(who, "PUT", write(id), wrapped(body));
  const item = async (id: number) => (await tenant.call("company admin", "GET", read(id))).body;

  test("that twenty publish at once, at one revision, has one version, of the first of them", async () => {
    const id = await make(tenant);
    const answers = await Promise.all(Array.from({ length: 20 }, () => put(id, { visibility: "public", revision: 1 })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const before = await item(id);
    expect(before).toMatchObject({ visibility: "public", publishedVersion: 1, hasUnpublishedChanges: false });
    expect((await put(id, { visibility: "public", revision: 1 }, "company moderator")).status).toBe(200);
    expect(await item(id)).toEqual(before);
  });

  test("that was changed, taken down, or brought back by Undo over a newer draft, is published anew", async () => {
    const id = await make(tenant);
    const publish = async () => (await put(id, { visibility: "public" })).body.publishedVersion;
    expect(await publish()).toBe(1);
    await put(id, { title: "Newer" });
    expect(await publish()).toBe(2);
    await put(id, { visibility: "private" });
    expect(await publish()).toBe(3);
    await put(id, { title: "Newer still" });
    await put(id, { visibility: "private" });
    expect((await put(id, { visibility: "public", version: 3 })).body).toMatchObject({ publishedVersion: 3, hasUnpublishedChanges: true });
    expect(await publish()).toBe(4);
  });
});
