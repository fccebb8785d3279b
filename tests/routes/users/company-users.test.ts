import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { translatorOf } from "#app/i18n/translator.server.ts";
import CompanyPersonScreen, { loader as companyPerson } from "#app/routes/app/$property/settings/company/users/$personId/page.tsx";
import { action as invite, loader as inviteAsked } from "#app/routes/app/$property/settings/company/users/invite/page.tsx";
import CompanyUsersScreen, { loader as companyList } from "#app/routes/app/$property/settings/company/users/page.tsx";
import { action as act, loader as actAsked } from "#app/routes/app/$property/settings/company/users/selection/page.tsx";
import { addProperty } from "#server/demo/builders.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const COMPANY = "/app/:p/settings/company/users";
const CHOSEN = `${COMPANY}/selection`;
type Row = { id: number; publicId: string; cells: Record<string, string> };

test("counts in messages are grouped as the language does it", () => {
  const said = (language: "en" | "de") => translatorOf(language).t("toasts:people_invited", { count: 10_000 });
  expect([said("en"), said("de")]).toEqual(["10,000 users invited", "10.000 Nutzer eingeladen"]);
});

describe("the company's people", () => {
  let own: Tenant;
  let owner: Visitor;
  let created: number;
  beforeAll(async () => {
    own = await newTenant({}, { usersV2: true });
    owner = await visitor(own, "company admin");
    created = await addCompanyUser(own.db, own.companyId, {}, { public_id: "new@test.example" });
    await addCompanyUser(own.db, own.companyId, {}, { public_id: "at-work@test.example", status: "active" });
  });
  const ids = async (query = "") => ((await owner.open(companyList, COMPANY + query)).data.people as Row[]).map(({ publicId }) => publicId);

  test("have tabs by status with counts (specification 2, section 3: Legacy status mapping)", async () => {
    expect(await ids("?status=active")).toEqual(["at-work@test.example"]);
    const { data } = await owner.open(companyList, COMPANY);
    const markup = await markupAt(`/app/${own.propertyId}/settings/company/users`, createElement(CompanyUsersScreen), data);
    expect(markup).toMatch(/All \(2\).*Created \(1\).*Pending \(0\).*Active \(1\).*Archived \(0\)/s);
    expect(markup).toMatch(/role="status">2 users</);
  });

  test.each(["?search=at-work", "?where=customerId%3Acontains%3Aat-work"])("the counts are of those whom %s finds", async (query) => {
    const { data } = await owner.open(companyList, COMPANY + query);
    expect(data.counts).toEqual({ all: 1, created: 0, pending: 0, active: 1, archived: 0 });
  });

  test("tabs say that there are more than 1,000 only of what was not counted to its end", async () => {
    const place = await newTenant({}, { usersV2: true });
    const { db, companyId, propertyId } = place;
    const looking = await visitor(place, "company admin");
    const add = (status: "active" | "imported" | "disabled" | "pending", count: number) =>
      db
        .insertInto("company_users")
        .values(Array.from({ length: count }, (_, n) => ({ company_id: companyId, public_id: `${status}-${n}`, status })))
        .execute();
    const said = async () => {
      const { data } = await looking.open(companyList, COMPANY);
      return markupAt(`/app/${propertyId}/settings/company/users`, createElement(CompanyUsersScreen), data);
    };
    await add("imported", 900);
    await add("disabled", 900);
    await add("pending", 1000);
    expect(await said()).toMatch(/All \(2,800\).*Created \(1,800\).*Pending \(1,000\).*Active \(0\)/s);
    await add("active", 1002);
    expect(await said()).toMatch(/All \(more than 1,000\).*Created \(1,800\).*Pending \(1,000\).*Active \(more than 1,000\)/s);
  });

  test("where nobody is listed, the list says what hides them", async () => {
    const place = await newTenant({}, { usersV2: true });
    const looking = await visitor(place, "company admin");
    const said = async (query = "") => {
      const { data } = await looking.open(companyList, COMPANY + query);
      return markupAt(`/app/${place.propertyId}/settings/company/users${query}`, createElement(CompanyUsersScreen), data);
    };
    expect(await said()).toContain("No users yet");
    await addCompanyUser(place.db, place.companyId, {}, { public_id: "gone@test.example", archived_at: new Date().toISOString() });
    expect(await said()).toContain("All users are archived");
    expect(await said("?status=pending")).toContain("No user has this status.");
    expect(await said("?search=nobody")).toContain("Try a different search or fewer filters.");
  });

  test("are archived and restored after a question (specification 2, section 1: archive)", async () => {
    const address = `${CHOSEN}?act=archive&user=${created}`;
    expect((await owner.open(actAsked, address)).data).toMatchObject({ act: "archive", name: "new@test.example" });
    await owner.send(act, address, { confirmed: "yes" });
    expect(await ids()).toEqual(["at-work@test.example"]);
    expect(await ids("?status=archived")).toEqual(["new@test.example"]);
    const page = await owner.open(companyPerson, `${COMPANY}/:personId`, { personId: created });
    const markup = await markupAt(
      `/app/${own.propertyId}/settings/company/users/${created}`,
      createElement(CompanyPersonScreen),
      page.data,
    );
    expect(markup).toContain("Restore");
    await owner.send(act, `${CHOSEN}?act=restore&user=${created}`, { confirmed: "yes" });
    expect(await ids()).toHaveLength(2);
  });

  test("name every application that saw them, each with the way to their page there", async () => {
    const other = await addProperty(own.db, own.companyId, { name: "Other & more" });
    const shown = async () => {
      const { data } = await owner.open(companyPerson, `${COMPANY}/:personId`, { personId: created });
      return markupAt(`/app/${own.propertyId}/settings/company/users/${created}`, createElement(CompanyPersonScreen), data);
    };
    expect(await shown()).toContain("This user hasn’t used any application yet.");
    const seen = { foreign_id: "new@test.example", company_user_id: created };
    const [first, second] = [await addForeignUser(own.db, own.propertyId, {}, seen), await addForeignUser(own.db, other, {}, seen)];
    const markup = await shown();
    expect(markup).toContain(`href="/app/${own.propertyId}/users/list/users/${first}"`);
    expect(markup).toContain(`href="/app/${other}/users/list/users/${second}">Other &amp; more</a>`);
  });

  test("are invited by status, with the count before and after (specification 2, section 8: invite shows the count)", async () => {
    expect((await owner.open(inviteAsked, `${COMPANY}/invite`)).data).toMatchObject({ status: "created", reach: { invitable: 1 } });
    const done = await owner.send(invite, `${COMPANY}/invite`, { status: "created" });
    expect([done.to, await owner.message()]).toEqual([
      `/app/${own.propertyId}/settings/company/users?status=pending`,
      { status: "success", key: "people_invited", values: { count: 1 } },
    ]);
  });

  test("need the plan, and an act that is known (specification 2, section 2)", async () => {
    const bare = await newTenant({}, { staffTrainingExtension: false });
    expect((await (await visitor(bare, "company admin")).open(companyList, COMPANY)).status).toBe(404);
    expect((await owner.open(actAsked, `${CHOSEN}?act=promote&user=1`)).status).toBe(404);
    expect((await owner.open(actAsked, `${CHOSEN}?act=archive&user=999999999`)).status).toBe(404);
  });
});
