import { beforeAll, describe, expect, test } from "vitest";
import { action as archive } from "#app/routes/app/$property/settings/company/attributes/$companyAttributeId/archive/page.tsx";
import { action as create, loader as createForm } from "#app/routes/app/$property/settings/company/attributes/create/page.tsx";
import { loader as list } from "#app/routes/app/$property/settings/company/attributes/page.tsx";
import { loader as ofProperty } from "#app/routes/app/$property/users/list/attributes/page.tsx";
import { changeCompanyLimits } from "#server/resources/plans/store.ts";
import { KINDS } from "#tests/support/access-table.ts";
import { dashboard } from "#tests/support/dashboard.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const COMPANY = "/app/:p/settings/company/attributes";
const PROPERTY = "/app/:p/users/list/attributes";
type Row = { id: number; key: string; archived: boolean; scope: string };

describe("the attributes of a company", () => {
  let tenant: Tenant;
  let admin: Visitor;
  beforeAll(async () => {
    tenant = await newTenant();
    admin = await visitor(tenant, "company admin");
  });
  const rows = async (loader: typeof list, address: string) => (await admin.open(loader, address)).data.attributes as Row[];

  test("are defined for all its properties (specification 2, section 1: attributes at company or property scope)", async () => {
    const sent = await admin.send(create, `${COMPANY}/create`, { key: "team", displayName: "Team", dataType: "array", description: "" });
    expect([sent.to, await admin.toast()]).toEqual([`/app/${tenant.propertyId}/settings/company/attributes`, "attribute_created"]);
    for (const [loader, address] of [
      [list, COMPANY],
      [ofProperty, PROPERTY],
    ] as const)
      expect(await rows(loader, address)).toMatchObject([{ key: "team", scope: "company", archived: false }]);
  });

  test("are listed with archived ones by includeArchived (specification 2, section 9)", async () => {
    const companyAttributeId = await tenant.attribute("gone", "string", true);
    await admin.send(archive, `${COMPANY}/:companyAttributeId/archive`, { revision: "1" }, { companyAttributeId });
    const { served } = await dashboard();
    const before = served.length;
    expect(await rows(list, `${COMPANY}?state=all&sort=key`)).toMatchObject([
      { key: "gone", archived: true },
      { key: "team", archived: false },
    ]);
    expect(served.slice(before).join("\n")).toMatch(/\/v3\/companies\/\d+\/attributes\?.*includeArchived=true/);
    expect((await rows(list, COMPANY)).map(({ key }) => key)).toEqual(["team"]);
    expect((await rows(list, `${COMPANY}?state=archived`)).map(({ key }) => key)).toEqual(["gone"]);
  });

  test("beyond the plan names its limit (specification 2, section 8)", async () => {
    await changeCompanyLimits(tenant.db, tenant.companyId, { public_attribute: 0 });
    const answer = await admin.send(create, `${COMPANY}/create`, { key: "one_more", dataType: "string" });
    expect([answer.status, answer.data.failure]).toMatchObject([402, { limit: { kind: "public_attribute", n: 0 } }]);
  });
});

test.each(KINDS)("a %s opens attributes by the role table, and a contributor loads none (specification 2, section 6)", async (kind) => {
  const tenant = await newTenant();
  await tenant.attribute("plan");
  const who = await visitor(tenant, kind);
  const { served } = await dashboard();
  const before = served.length;
  const isContributor = kind.endsWith("contributor");
  const isOfCompany = !isContributor && kind !== "property moderator";
  const refused = "/error-page?error=unauthorized";
  for (const [loader, address, answer] of [
    [ofProperty, PROPERTY, isContributor ? refused : 200],
    [list, COMPANY, isOfCompany ? 200 : refused],
    // Whoever may view attributes but not change them is told so.
    [createForm, `${COMPANY}/create`, isOfCompany ? 200 : 401],
  ] as const) {
    const { status, to } = await who.open(loader, address);
    expect([address, to ?? status]).toEqual([address, answer]);
  }
  expect(served.slice(before).some((path) => path.includes("/attributes"))).toBe(!isContributor);
});
