import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { action, loader } from "#app/routes/app/$property/application-settings/copilot/page.tsx";
import { FAULTS, faultyUpstream } from "#tests/routes/failures/faults.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const upstream = faultyUpstream();
const AT = "/app/:p/application-settings/copilot";
const USUAL = { userSegmentId: "0", tone: "plain", contact: "" };

async function opened(tenant: Tenant) {
  const admin = await visitor(tenant, "company admin");
  const shown = async (query = "") => (await admin.open(loader, AT + query)).data as Record<string, unknown>;
  const settings = async () => (await shown()).settings as { revision: number; values: Record<string, string> };
  const save = async (fields: Record<string, string>, revision?: number) =>
    admin.send(action, AT, { ...USUAL, revision: String(revision ?? (await settings()).revision), ...fields });
  return { admin, shown, settings, save };
}

test("everything is saved and shown again, and the toast tells of the segment where that changed (spec 1 §9: success toasts)", async () => {
  const tenant = await newTenant();
  const { admin, settings, save } = await opened(tenant);
  const segment = await tenant.segment("Paying");
  const all = { enabled: "on", userSegmentId: String(segment), tone: "friendly", contact: "https://help.test", byModel: "on" };
  expect((await save(all)).to).toBe(`/app/${tenant.propertyId}/application-settings/copilot`);
  expect(await admin.toast()).toBe("copilot_segment_saved");
  expect((await settings()).values).toEqual(all);
  expect((await tenant.call(null, "GET", "/player/:p/bundle")).body.copilot).toMatchObject({ segment, contact: "https://help.test" });
  await save({ ...all, enabled: "", byModel: "" });
  expect(await admin.toast()).toBe("changes_saved");
  expect((await tenant.call(null, "GET", "/player/:p/bundle")).body).not.toHaveProperty("copilot");
});

test.each([
  [{ contact: "javascript:alert(1)" }, "contact", "text_error_invalid_link"],
  [{ tone: "pirate" }, "tone", "text_error_invalid"],
  [{ userSegmentId: "999999" }, "userSegmentId", "segment_error_gone"],
])("%j is refused at %s", async (fields: Record<string, string>, field, code) => {
  const { save, settings } = await opened(await newTenant());
  const refused = await save(fields);
  expect(refused.status).toBe(422);
  expect(errorsOf(refused)).toMatchObject({ [field]: [code] });
  expect((await settings()).revision).toBe(1);
});

test.each(FAULTS.filter(([name]) => ["a fault of the upstream", "a lost connection"].includes(name)))(
  "error saving copilot user segment: after %s the form comes back with what was chosen, and says why in its place (spec 1 §8)",
  async (_, answer, status, code) => {
    const tenant = await newTenant();
    const { admin, settings, save } = await opened(tenant);
    const userSegmentId = String(await tenant.segment("Paying"));
    const { revision } = await settings();
    upstream.fail("put", "copilot", answer);
    const back = await save({ userSegmentId }, revision);
    expect([back.status, back.data]).toMatchObject([status, { failure: { code }, submission: { initialValue: { userSegmentId } } }]);
    expect(await admin.toast()).toBeNull();
    expect(await settings()).toMatchObject({ revision, values: { userSegmentId: "0" } });
  },
);

test("a save on what somebody else changed meanwhile asks instead of writing over it", async () => {
  const { save, settings } = await opened(await newTenant());
  const { revision } = await settings();
  await save({ tone: "friendly", base: JSON.stringify(USUAL) }, revision);
  expect((await save({ contact: "https://help.test" }, revision)).status).toBe(409);
  expect((await settings()).values).toMatchObject({ tone: "friendly", contact: "" });
});

test("a question in the address is answered there, with links to where its sources are edited", async () => {
  const tenant = await newTenant();
  const guide = await tenant.guide({ title: "Export your reports", live: true });
  const { shown } = await opened(tenant);
  expect((await shown()).tried).toMatchObject({ question: "", answer: null });
  const { answer } = (await shown("?question=How+do+I+export+a+report%3F")).tried as { answer: object };
  const to = `/app/${tenant.propertyId}/manage/${guide}/edit/steps`;
  expect(answer).toMatchObject({ found: true, byRules: true, sources: [{ title: "Export your reports", to }] });
  expect((await shown("?question=Who+won+the+cup%3F")).tried).toMatchObject({ answer: { found: false } });
  expect((await shown(`?question=${"x".repeat(600)}`)).tried).toMatchObject({ question: "x".repeat(500) });
  expect((await shown("?question=a%00b")).tried).toMatchObject({ answer: null });
});

test("questions that were left open are told where they are stored", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const { shown } = await opened(tenant);
  expect((await shown()).questions).toEqual([]);
  const row = { property_id: tenant.propertyId, id: randomUUID(), person: "ada", anonymous: false, language: "en" };
  await tenant.db
    .insertInto("copilot_questions")
    .values({ ...row, question: "Where is my invoice?", sources: "[]", by_rules: true })
    .execute();
  expect((await shown()).questions).toEqual([{ question: "Where is my invoice?", count: 1, answered: false, last: "just now" }]);
  const without = await opened(await newTenant());
  expect((await without.shown()).questions).toBeNull();
});

test("without the plan there is no such screen, and contributors may not see it", async () => {
  const without = await visitor(await newTenant({ limits: { aiAssistant: false } }), "company admin");
  expect((await without.open(loader, AT)).status).toBe(404);
  const contributor = await visitor(await newTenant(), "property contributor");
  expect((await contributor.open(loader, AT)).to).toBe("/error-page?error=unauthorized");
});
