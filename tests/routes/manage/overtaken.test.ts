import { beforeAll, describe, expect, test } from "vitest";
import { documentsFor } from "#tests/support/documents.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
let admin: Awaited<ReturnType<typeof documentsFor>>;
let moderator: string;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await documentsFor(tenant, "company admin");
  moderator = (await tenant.person("company moderator")).manager.name;
});

const manage = () => `/app/${tenant.propertyId}/manage`;
const revisionIn = (html: string) => /<form method="post"[^>]*>(?:(?!<\/form>).)*name="revision" value="(\d+)"/s.exec(mainOf(html))?.[1];
const mainOf = (html: string) => html.slice(html.indexOf('id="main"'));

const KINDS = {
  guide: {
    make: (live: boolean) => tenant.guide({ live }),
    change: (id: number) =>
      tenant.call("company moderator", "PUT", `/v2/properties/:p/tutorials/${id}`, { tutorial: { title: "Half way" } }),
    read: async (id: number) => (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${id}`)).body.visibility,
    at: (id: number) => `${manage()}/${id}`,
    open: ["Open guide", (id: number) => `${manage()}/${id}/edit/steps`],
  },
  chapter: {
    make: (live: boolean) => tenant.chapter("Daily work", live),
    change: (id: number) => tenant.call("company moderator", "PUT", `/v2/properties/:p/launchers/${id}`, { title: "Half way" }),
    read: async (id: number) =>
      (await tenant.call("company admin", "GET", `/v2/properties/:p/launchers/${id}`)).body.visibility ?? "deleted",
    at: (id: number) => `${manage()}/chapters/${id}`,
    open: ["Open chapter", (id: number) => `${manage()}/chapters/${id}/edit`],
  },
} as const;

const QUESTIONS = [
  ["publication", false, { publish: "yes" }, "Publish anyway", "public"],
  ["publication", true, { publish: "no" }, "Unpublish anyway", "private"],
  ["archive", true, {}, "Archive anyway", "deleted"],
] as const;

describe.each(["guide", "chapter"] as const)("a %s that somebody changed while the question was open", (kind) => {
  const { make, change, read, at, open } = KINDS[kind];

  test.each(QUESTIONS)("%s, live: %s: says who and when, and leads on", async (question, live, form, anyway, after) => {
    const id = await make(live);
    const address = `${at(id)}/${question}`;
    const asked = await admin.open(address);
    expect(revisionIn(asked.html)).toBe("1");
    expect((await change(id)).status).toBe(200);
    const before = await read(id);

    const refused = await admin.send(address, { ...form, revision: "1" });
    expect([refused.status, await read(id)]).toEqual([409, before]);
    expect(refused.html).toContain(`${moderator} changed this in the meantime (just now).`);
    expect(refused.html).toContain(`>${anyway}</button>`);
    expect(refused.html).toMatch(new RegExp(`href="${open[1](id)}"[^>]*>${open[0]}<`));

    const sent = await admin.send(address, { ...form, revision: revisionIn(refused.html) ?? "" });
    expect([sent.status, await read(id)]).toEqual([302, after]);
  });

  test("its menu in the list carries the revision that was read", async () => {
    const id = await make(false);
    await change(id);
    const { html } = await admin.open(`${manage()}/list?menu=${kind === "guide" ? "" : "c"}${id}`);
    expect(html).toMatch(new RegExp(`action="${at(id)}/publication"[^>]*>(?:(?!</form>).)*name="revision" value="2"`, "s"));
  });
});

test("so do the editor's button to unpublish and the one that publishes the chapter too", async () => {
  const chapter = await tenant.chapter("Draft");
  const guide = await tenant.guide({ chapter, live: true });
  await KINDS.chapter.change(chapter);
  const { html } = await admin.open(`${manage()}/${guide}/edit/steps`);
  const revisionFor = (address: string) =>
    new RegExp(`action="${address}/publication"[^>]*>(?:(?!</form>).)*name="revision" value="(\\d+)"`, "s").exec(html)?.[1];
  expect([revisionFor(`${manage()}/${guide}`), revisionFor(`${manage()}/chapters/${chapter}`)]).toEqual(["1", "2"]);
});
