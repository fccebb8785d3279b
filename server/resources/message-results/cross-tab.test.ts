import { expect, test } from "vitest";
import { answer, liveMessage } from "#tests/support/answered.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const RANGE = "from=2026-01-01&to=2026-02-28";

/** A survey that asked for stars, then for faces, by one answer each of a person of whom segment and plan are known. */
async function changedSurvey() {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  await tenant.attribute("plan");
  await tenant.segment("Everybody");
  const attributes = JSON.stringify({ plan: "team" });
  await tenant.db
    .insertInto("foreign_users")
    .values({ property_id: tenant.propertyId, foreign_id: "ada", anonymous: false, attributes })
    .execute();
  const survey = await liveMessage(tenant, "survey", { rankingType: "star" });
  const of = { type: "survey", person: "ada" } as const;
  await answer(tenant, survey, { ...of, day: "2026-01-09", answers: { main: 5 } });
  const faces = { announcement: { rankingType: "emoji", publishing: true } };
  expect((await tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${survey}`, faces)).status).toBe(200);
  await answer(tenant, survey, { ...of, version: 2, day: "2026-01-10", answers: { main: 1 } });
  return { tenant, survey };
}

const tabOf = async (tenant: Tenant, survey: number, query: string) => {
  const { status, body } = await tenant.call(
    "company admin",
    "GET",
    `/v2/properties/:p/analytics/surveys/${survey}/cross-tab?${RANGE}&question=main${query}`,
  );
  return status === 200 ? body.rows : status;
};

test("what was answered to a question of another kind is another question's, by segment and by attribute, and is found by its kind", async () => {
  const { tenant, survey } = await changedSurvey();
  const [live, earlier] = [
    { n: 1, mean: 1, counts: { 1: 1 } },
    { n: 1, mean: 5, counts: { 5: 1 } },
  ];
  for (const [by, value] of [
    ["", "Everybody"],
    ["&attribute=plan", "team"],
  ] as const) {
    expect(await tabOf(tenant, survey, by)).toEqual([{ value, ...live }]);
    expect(await tabOf(tenant, survey, `${by}&kind=emoji`)).toEqual([{ value, ...live }]);
    expect(await tabOf(tenant, survey, `${by}&kind=stars`)).toEqual([{ value, ...earlier }]);
    expect(await tabOf(tenant, survey, `${by}&kind=score`)).toBe(400);
  }
  // Stars are live again: it is the live question that is asked for by its id alone.
  await tenant.db.updateTable("messages").set({ published_version: 1 }).where("id", "=", survey).execute();
  expect(await tabOf(tenant, survey, "")).toEqual([{ value: "Everybody", ...earlier }]);
});
