import { beforeEach, expect, test } from "vitest";
import { importing, USERS } from "#tests/support/importing.ts";
import { sendUpload } from "#tests/support/tasks.ts";

let company: Awaited<ReturnType<typeof importing>>;
beforeEach(async () => {
  company = await importing();
});

const FILE = "email,Plan,Seats,Old one,Free\nada@x.test,pro,1,2,3\n";
const namesakesIn = ({ details }: Record<string, unknown>) =>
  (details as { columns: { namesake: unknown }[] }).columns.map(({ namesake }) => namesake);

test("a prepared import says which of its columns have the key of an attribute: the company's, an archived one, a property's", async () => {
  const { tenant } = company;
  const plan = await tenant.call("company admin", "POST", "/v2/properties/:p/attributes", {
    key: "plan",
    dataType: "string",
    displayName: "Tariff",
  });
  const old = await company.attribute("old_one", "string");
  await tenant.db.updateTable("attributes").set({ status: "private" }).where("id", "=", old).execute();
  const { name } = await tenant.db.selectFrom("properties").select("name").where("id", "=", tenant.propertyId).executeTakeFirstOrThrow();
  const { body } = await company.upload(FILE);
  const expected = [
    null,
    { attributeId: plan.body.id, name: "Tariff", archived: false, property: name },
    { attributeId: company.seats, name: "seats", archived: false, property: null },
    { attributeId: old, name: "old_one", archived: true, property: null },
    null,
  ];
  expect(namesakesIn(body)).toEqual(expected);
  // What the company has goes before what a property has.
  const ofCompany = await company.attribute("plan", "string");
  const again = await tenant.call("company admin", "GET", `${USERS}/import/jobs/${body.id}`);
  expect(namesakesIn(again.body)[1]).toEqual({ attributeId: ofCompany, name: "plan", archived: false, property: null });
});

test("a property that the importer does not see is not named", async () => {
  const { tenant } = company;
  const other = await tenant.db
    .insertInto("properties")
    .values({ company_id: tenant.companyId, name: "Hidden" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const values = { company_id: tenant.companyId, property_id: other.id, key: "plan", data_type: "string" as const };
  await tenant.db.insertInto("attributes").values(values).execute();
  const { body } = await sendUpload(tenant, `${USERS}/upload`, "users.csv", FILE, "property admin");
  expect(namesakesIn(body)[1]).toBeNull();
  expect(namesakesIn((await company.upload(FILE)).body)[1]).toMatchObject({ property: "Hidden" });
});
