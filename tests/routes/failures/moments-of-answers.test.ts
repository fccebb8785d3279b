import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { action as archive } from "#app/routes/app/$property/manage/$guideId/archive/page.tsx";
import { action as saveTag } from "#app/routes/app/$property/users/list/tags/$tagId/page.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";
import { FAULTS, faultyUpstream } from "./faults.ts";

// When somebody else changed something is said by the property's clocks; where nobody can be asked for them, the answer comes all the same.
const AT = "2025-11-25T23:37:00Z";
const [HERE, IN_UTC] = ["26 Nov 2025, 00:37 CET", "25 Nov 2025, 23:37 UTC"];

const upstream = faultyUpstream();
let tenant: Tenant;
let admin: Visitor;
let ids: { tagId: number; guideId: number };
beforeAll(async () => {
  tenant = await newTenant({ timeZone: "Europe/Berlin" });
  ids = { tagId: await tenant.tag("Before"), guideId: await tenant.guide() };
  await tenant.db.updateTable("tags").set({ name: "Theirs", revision: 2, updated_at: AT }).where("id", "=", ids.tagId).execute();
  await tenant.db.updateTable("guides").set({ revision: 2, last_changed_at: AT }).where("id", "=", ids.guideId).execute();
});
beforeEach(async () => {
  admin = await visitor(tenant, "company admin");
});

const tag = { name: "Before", selector: "#save", urlRule: "", pageSegment: "0" };
const FORMS = {
  "a form asks whose change to take": async () => {
    const form = { ...tag, name: "Mine", revision: "1", base: JSON.stringify(tag) };
    const { status, data } = await admin.send(saveTag, "/app/:p/users/list/tags/:tagId", form, ids);
    const { submission, failure } = data as { submission: { initialValue: object }; failure: { conflict: { at: string } } };
    expect([status, submission.initialValue]).toMatchObject([409, { name: "Mine" }]);
    return failure.conflict.at;
  },
  "a question is asked again": async () => {
    const { status, data } = await admin.send(archive, "/app/:p/manage/:guideId/archive", { revision: "1" }, ids);
    const { overtaken } = data as { overtaken: { revision: number; at: string } };
    expect([status, overtaken.revision]).toEqual([409, 2]);
    return overtaken.at;
  },
};

describe.each(Object.entries(FORMS))("%s", (_, send) => {
  // The property is asked for first while it fails: once read, it is known for a while.
  test.each(FAULTS)("in UTC: %s", async (_, answer) => {
    upstream.fail("get", `properties/${tenant.propertyId}`, answer);
    expect(await send()).toBe(IN_UTC);
  });

  test("by the property's clocks", async () => {
    expect(await send()).toBe(HERE);
  });
});
