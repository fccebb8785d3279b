import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { expect, test } from "vitest";
import CopilotScreen, { action, loader } from "#app/routes/app/$property/application-settings/copilot/page.tsx";
import { loader as newDocument } from "#app/routes/app/$property/customize/documents/new/page.tsx";
import { loader as newGuide } from "#app/routes/app/$property/manage/create/page.tsx";
import { FAULTS, faultyUpstream } from "#tests/routes/failures/faults.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const upstream = faultyUpstream();
const AT = "/app/:p/application-settings/copilot";
const USUAL = { userSegmentId: "0", tone: "plain", contact: "", guides: "on", announcements: "on", documents: "on" };

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
  const sources = { guides: "on", announcements: "", documents: "on" };
  expect((await save({ ...all, ...sources })).to).toBe(`/app/${tenant.propertyId}/application-settings/copilot`);
  expect(await admin.toast()).toBe("copilot_segment_saved");
  expect((await settings()).values).toEqual({ ...all, ...sources });
  expect((await tenant.call(null, "GET", "/player/:p/bundle")).body.copilot).toMatchObject({ segment, contact: "https://help.test" });
  await save({ ...all, enabled: "", byModel: "" });
  expect(await admin.toast()).toBe("changes_saved");
  expect((await tenant.call(null, "GET", "/player/:p/bundle")).body).not.toHaveProperty("copilot");
});

test.each([
  [{ contact: "javascript:alert(1)" }, "contact", "text_error_invalid_link_or_mail"],
  [{ guides: "", announcements: "", documents: "" }, "guides", "copilot_no_source"],
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

test("section 5: a mail address is stored as a link, and shown as it was typed", async () => {
  const tenant = await newTenant();
  const { save, settings } = await opened(tenant);
  await save({ enabled: "on", contact: "help@crm.test" });
  expect((await settings()).values).toMatchObject({ contact: "help@crm.test" });
  expect((await tenant.call(null, "GET", "/player/:p/bundle")).body.copilot).toMatchObject({ contact: "mailto:help@crm.test" });
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
  const told = { count: 1, nothing: 0, helped: 0, unhelpful: 0, last: "just now", language: "en", sources: [] as object[] };
  const invoice = { ...told, question: "Where is my invoice?", nothing: 1 };
  expect((await shown()).questions).toEqual([invoice]);
  const guide = await tenant.guide({ title: "Export your reports", live: true });
  const sources = JSON.stringify([{ kind: "guides", id: guide }]);
  const from = [{ title: "Export your reports", to: `/app/${tenant.propertyId}/manage/${guide}/edit/steps` }];
  await tenant.db
    .insertInto("copilot_questions")
    .values({ ...row, id: randomUUID(), question: "How do I export?", sources, by_rules: true, helpful: true })
    .execute();
  expect((await shown()).questions).toEqual([invoice]);
  expect((await shown("?show=all")).questions).toEqual([{ ...told, question: "How do I export?", helped: 1, sources: from }, invoice]);
  const markup = await markupAt("/x", createElement(CopilotScreen), await shown("?show=all&question=Hello&lang=en"));
  // Each list has an address, and what is tried stays on the way to the other.
  expect(markup).toMatch(/<a [^>]*href="[^"]*\/copilot\?question=Hello&amp;lang=en#questions"[^>]*>Without a helpful answer/);
  expect(markup).toMatch(/<a [^>]*aria-current="page"[^>]*>All questions/);
  expect(markup).toMatch(/<th[^>]*>Helped/);
  expect(markup).toMatch(/<a [^>]*href="[^"]*\/edit\/steps"[^>]*>Export your reports/);
  expect(markup).not.toContain("Write a guide");
  const without = await opened(await newTenant());
  expect((await without.shown()).questions).toBeNull();
});

test("without the plan there is no such screen, and contributors may not see it", async () => {
  const without = await visitor(await newTenant({ limits: { aiAssistant: false } }), "company admin");
  expect((await without.open(loader, AT)).status).toBe(404);
  const contributor = await visitor(await newTenant(), "property contributor");
  expect((await contributor.open(loader, AT)).to).toBe("/error-page?error=unauthorized");
});

test("an answer that was tried has a heading, which the address of the form names: it gets the focus", async () => {
  const tenant = await newTenant();
  const { shown } = await opened(tenant);
  const at = async (query: string) =>
    markupAt(`/app/${tenant.propertyId}/application-settings/copilot`, createElement(CopilotScreen), await shown(query));
  expect(await at("")).toMatch(/<form[^>]* action="[^"]*\/copilot#answer"/);
  expect(await at("")).not.toContain('id="answer"');
  expect(await at("?question=Who+won+the+cup%3F")).toMatch(/<h3 id="answer" tabindex="-1">Answer<\/h3>.*Nothing that is live answers this/);
});

test.each(
  FAULTS.filter(([name]) => ["too many requests", "a busy upstream", "a fault of the upstream", "no answer in time"].includes(name)),
)("a question that cannot be tried (%s) says so in its place, and takes nothing else from the screen", async (_, answer, __, code) => {
  const tenant = await newTenant();
  const { shown } = await opened(tenant);
  upstream.fail("get", "copilot/answer", answer);
  const page = await shown("?question=Who+won+the+cup%3F");
  expect(page).toMatchObject({ settings: { revision: 1 }, tried: { question: "Who won the cup?", answer: null, failed: code } });
  const markup = await markupAt("/x", createElement(CopilotScreen), page);
  expect(markup).toMatch(
    /<h3 id="answer" tabindex="-1">Answer<\/h3>.*(?:Too many requests|is busy|couldn’t be answered|within ten seconds)/,
  );
  expect(markup).toMatch(/value="Who won the cup\?"/);
  expect(markup).toMatch(/<noscript><p>What you haven’t saved above is lost/);
});

test("where nothing answers, a link is promised only where people are offered one: the copilot’s, or the help desk’s", async () => {
  const tried = async (stylings: Record<string, unknown>) => {
    const { shown } = await opened(await newTenant({ stylings }));
    return markupAt("/x", createElement(CopilotScreen), await shown("?question=Who+won+the+cup%3F"));
  };
  const support = { helpDeskSupportLinkURL: "https://help.test/" };
  expect(await tried({ ...support, helpDeskSupportLinkEnabled: false })).toContain("Add a link to people who can help above.");
  expect(await tried({ ...support, helpDeskSupportLinkEnabled: true })).toContain("offered the search and your link.");
});

test("a question that was left open leads to a document and a guide that begin with its words", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const { admin, shown } = await opened(tenant);
  const question = `Where is my invoice? ${"x".repeat(200)}`;
  const row = { property_id: tenant.propertyId, id: randomUUID(), person: "ada", anonymous: false, language: "en" };
  await tenant.db
    .insertInto("copilot_questions")
    .values({ ...row, question, sources: "[]", by_rules: true })
    .execute();
  const markup = await markupAt("/x", createElement(CopilotScreen), await shown());
  for (const [words, screen] of [
    ["Write a document about this", "customize/documents/new"],
    ["Write a guide", "manage/create"],
  ]) {
    expect(markup).toMatch(
      new RegExp(`<a (?=[^>]*href="[^"]*/${screen}\\?title=Where[^"]*")(?=[^>]*aria-label="${words}: Where)[^>]*>${words}</a>`),
    );
  }
  const query = `?title=${encodeURIComponent(question)}`;
  expect((await admin.open(newDocument, `/app/:p/customize/documents/new${query}`)).data).toMatchObject({ called: question });
  expect((await admin.open(newGuide, `/app/:p/manage/create${query}`)).data).toMatchObject({ called: question.slice(0, 120) });
  expect((await admin.open(newGuide, "/app/:p/manage/create?title=%00")).data).toMatchObject({ called: "" });
});
