import { beforeAll, expect, test } from "vitest";
import { env } from "#app/env.server.ts";
import { loader as layout } from "#app/routes/app/$property/layout.tsx";
import { action, loader } from "#app/routes/app/$property/support/page.tsx";
import { SUPPORT_MAIL } from "#tests/support/parts.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const SUPPORT = "/app/:p/support";

let tenant: Tenant;
let somebody: Visitor;
beforeAll(async () => {
  tenant = await newTenant();
  somebody = await visitor(tenant, "property contributor");
});

const mails = () =>
  tenant.db.selectFrom("outbox").select(["subject", "body"]).where("recipient", "=", SUPPORT_MAIL).orderBy("id").execute();

test("a request is mailed with who sent it", async () => {
  const { manager } = await tenant.person("property contributor");
  const before = (await mails()).length;
  const answer = await somebody.send(action, SUPPORT, { request: "The chart stays empty.\nSince Monday." });
  expect([answer.status, answer.to, await somebody.toast()]).toEqual([302, `/app/${tenant.propertyId}`, "support_asked"]);
  const sent = (await mails()).slice(before);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toContain("Support: ");
  expect(sent[0]?.body).toContain("The chart stays empty.\nSince Monday.");
  expect(sent[0]?.body).toContain(`<${manager.email}>`);
});

test("the same form sent twice is one mail, and changed in between two", async () => {
  const before = (await mails()).length;
  const form = { request: "Twice", once: "the-key-of-this-form" };
  for (const sent of [form, form]) expect((await somebody.send(action, SUPPORT, sent)).status).toBe(302);
  expect(await mails()).toHaveLength(before + 1);
  await somebody.send(action, SUPPORT, { ...form, request: "Twice, and more" });
  expect(await mails()).toHaveLength(before + 2);
});

test.each([
  ["nothing", "", "text_error_missing"],
  ["blanks", " \n ", "text_error_missing"],
  ["5,001 characters", "x".repeat(5001), "text_error_too_long"],
])("%s is not mailed, and stays in its field", async (_, request, error) => {
  const before = (await mails()).length;
  const answer = await somebody.send(action, SUPPORT, { request });
  expect([answer.status, errorsOf(answer)]).toEqual([422, { request: [error] }]);
  expect(await mails()).toHaveLength(before);
});

test("where nobody is named to mail to, the link leads elsewhere, or the screen is not there", async () => {
  const settings = env();
  const { SUPPORT_MAIL: mail, SUPPORT_URL: url } = settings;
  try {
    Object.assign(settings, { SUPPORT_MAIL: undefined, SUPPORT_URL: "https://help.example" });
    expect((await somebody.open(loader, SUPPORT)).to).toBe("https://help.example");
    Object.assign(settings, { SUPPORT_URL: undefined });
    expect((await somebody.open(loader, SUPPORT)).status).toBe(404);
  } finally {
    Object.assign(settings, { SUPPORT_MAIL: mail, SUPPORT_URL: url });
  }
});

test("the footer links what the installation names, and the form before the address", async () => {
  const settings = env();
  const { LEGAL_URL, ROADMAP_URL, SUPPORT_MAIL: mail, SUPPORT_URL } = settings;
  const footer = async () =>
    Object.fromEntries(
      ((await somebody.open(layout, "/app/:p/home")).data.footer as { key: string; href: string }[]).map(({ key, href }) => [key, href]),
    );
  try {
    Object.assign(settings, {
      LEGAL_URL: "https://legal.example",
      ROADMAP_URL: "https://road.example",
      SUPPORT_URL: "https://help.example",
    });
    expect(await footer()).toMatchObject({
      legal: "https://legal.example",
      roadmap: "https://road.example",
      support: `/app/${tenant.propertyId}/support`,
    });
    Object.assign(settings, { LEGAL_URL: undefined, SUPPORT_MAIL: undefined });
    expect(await footer()).toMatchObject({ support: "https://help.example" });
    expect(await footer()).not.toHaveProperty("legal");
  } finally {
    Object.assign(settings, { LEGAL_URL, ROADMAP_URL, SUPPORT_MAIL: mail, SUPPORT_URL });
  }
});
