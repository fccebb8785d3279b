import { beforeAll, describe, expect, test } from "vitest";
import { loader as companyList } from "#app/routes/app/$property/settings/company/users/page.tsx";
import { loader as list } from "#app/routes/app/$property/users/list/users/page.tsx";
import { dashboard } from "#tests/support/dashboard.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const SEEN = "/app/:p/users/list/users";
const COMPANY = "/app/:p/settings/company/users";
const WHERE = "?where=plan%3Aequals%3Ateam";
const CREATED = { limit: "20", page: "1", sort: "createdAt", order: "desc" };
// When somebody was created whom a property saw is when it first did.
const FIRST_SEEN = { ...CREATED, sort: "firstSeenAt" };

describe.each([
  [true, { seen: "/v3/companies/:c/users", filtered: "/v3/properties/:p/users/filter", company: "/v3/companies/:c/users" }],
  [
    false,
    {
      seen: "/v2/properties/:p/foreignusers/filter",
      filtered: "/v2/properties/:p/foreignusers/filter",
      company: "/v2/companies/:c/companyusers/filter",
    },
  ],
] as const)("with the flag usersV2 %s (specification 2, section 7: which listing is used)", (usersV2, calls) => {
  let tenant: Tenant;
  let admin: Visitor;
  beforeAll(async () => {
    tenant = await newTenant({}, { usersV2 });
    admin = await visitor(tenant, "company admin");
    await tenant.attribute("plan");
    await tenant.attribute("plan", "string", true);
    await addForeignUser(tenant.db, tenant.propertyId, { plan: "team" }, { foreign_id: "seen" });
    await addCompanyUser(tenant.db, tenant.companyId, { plan: "team" }, { public_id: "own", status: "imported" });
  });
  /** The calls of lists of people that a screen makes, without the origin: path and query. */
  const made = async (loader: typeof list | typeof companyList, address: string) => {
    const { served } = await dashboard();
    const before = served.length;
    const { data } = await admin.open(loader, address);
    const urls = served.slice(before).map((path) => new URL(path, "http://api.test"));
    const asked = urls.filter(({ pathname }) => /users(\/filter)?$/.test(pathname));
    return {
      people: (data.people as { publicId: string }[]).map(({ publicId }) => publicId),
      asked: asked.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)]),
    };
  };
  const at = (path: string) => path.replace(":p", String(tenant.propertyId)).replace(":c", String(tenant.companyId));

  test("a property's list asks for its page, with its filters", async () => {
    const own = usersV2 ? { propertyId: String(tenant.propertyId) } : {};
    expect(await made(list, SEEN)).toMatchObject({ people: ["seen"], asked: [[at(calls.seen), { ...FIRST_SEEN, ...own }]] });
    expect(await made(list, SEEN + WHERE)).toMatchObject({ people: ["seen"], asked: [[at(calls.filtered), FIRST_SEEN]] });
    const other = await made(list, `${SEEN}?sort=publicId&order=asc&limit=50`);
    expect(other.asked).toMatchObject([[at(calls.seen), { limit: "50", sort: "publicId", order: "asc" }]]);
  });

  test("a company's list asks for its page, by time created and descending; only the second version filters", async () => {
    expect(await made(companyList, COMPANY)).toMatchObject({ people: ["own"], asked: [[at(calls.company), CREATED]] });
    expect(await made(companyList, COMPANY + WHERE)).toMatchObject({
      people: ["own"],
      asked: [[at("/v2/companies/:c/companyusers/filter"), CREATED]],
    });
    expect((await made(companyList, `${COMPANY}?status=created`)).people).toEqual(["own"]);
  });
});
