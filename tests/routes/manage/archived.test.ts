import { beforeAll, beforeEach, expect, test } from "vitest";
import { documentsFor } from "#tests/support/documents.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const WORDS = "This guide is archived. Move it into a chapter to edit it again.";

let tenant: Tenant;
let admin: Awaited<ReturnType<typeof documentsFor>>;
let guide: number;
let at: string;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await documentsFor(tenant, "company admin");
});
beforeEach(async () => {
  guide = await tenant.guide({ live: true });
  at = `/app/${tenant.propertyId}/manage/${guide}`;
  const archived = await admin.send(`${at}/archive`, { revision: "1" });
  expect([archived.status, archived.to]).toEqual([302, `/app/${tenant.propertyId}/manage/list`]);
});

const leadsToTheGuide = async ({ status, to }: { status: number; to: string | null }) => {
  expect([status, to]).toEqual([302, `${at}/edit/steps`]);
  expect((await admin.open(to ?? "")).html).toContain(WORDS);
};

test.each(["publication", "archive"])("the question %s is not asked about an archived guide", async (question) => {
  await leadsToTheGuide(await admin.open(`${at}/${question}`));
});

test.each([
  ["archived again", "archive", {}],
  ["published", "publication", { publish: "yes" }],
  ["unpublished", "publication", { publish: "no" }],
])("one that is %s by an older page is said to be archived, changed since or not", async (_, question, fields) => {
  await leadsToTheGuide(await admin.send(`${at}/${question}`, { ...fields, revision: "1" }));
  await tenant.db.updateTable("guides").set({ revision: 2 }).where("id", "=", guide).execute();
  await leadsToTheGuide(await admin.send(`${at}/${question}`, { ...fields, revision: "1" }));
});

test("and so is one that is to be live again by Undo", async () => {
  await leadsToTheGuide(await admin.send(`${at}/publication`, { publish: "yes", version: "1" }));
});
