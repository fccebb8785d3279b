import { beforeAll, describe, expect, test } from "vitest";
import { documentsFor } from "#tests/support/documents.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
let admin: Awaited<ReturnType<typeof documentsFor>>;
let moderator: string;
beforeAll(async () => {
  tenant = await newTenant({ limits: { public_guide: 50, public_chapter: 50 } });
  admin = await documentsFor(tenant, "company admin");
  moderator = (await tenant.person("company moderator")).manager.name;
});

const KINDS = {
  guide: {
    make: (live: boolean) => tenant.guide({ title: "Plan", live }),
    save: (id: number, body: object) => tenant.call("company moderator", "PUT", `/v2/properties/:p/tutorials/${id}`, { tutorial: body }),
    read: (id: number) => tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${id}`),
    at: (id: number) => `/app/${tenant.propertyId}/manage/${id}`,
    open: (id: number) => [`/app/${tenant.propertyId}/manage/${id}/edit/steps`, "Open guide"],
    limit: { public_guide: 0 },
  },
  chapter: {
    make: (live: boolean) => tenant.chapter("Plan", live),
    save: (id: number, body: object) => tenant.call("company moderator", "PUT", `/v2/properties/:p/launchers/${id}`, body),
    read: (id: number) => tenant.call("company admin", "GET", `/v2/properties/:p/launchers/${id}`),
    at: (id: number) => `/app/${tenant.propertyId}/manage/chapters/${id}`,
    open: (id: number) => [`/app/${tenant.propertyId}/manage/chapters/${id}/edit`, "Open chapter"],
    limit: { public_chapter: 0 },
  },
} as const;

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
/** The form of the page's question, by the values of its hidden fields and its button. */
function questionIn(html: string) {
  const form = /<form method="post"(?:(?!<\/form>).)*name="publish".*?<\/form>/s.exec(html.slice(html.indexOf('id="main"')))?.[0];
  if (!form) return null;
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1];
  return { publish: value("publish"), version: value("version"), button: />([^<]+)<\/button>/.exec(form)?.[1] };
}

describe.each(["guide", "chapter"] as const)("a refused press for a %s never asks the opposite", (kind) => {
  const { make, save, read, at, open, limit } = KINDS[kind];
  const press = (id: number, fields: Record<string, string>) => admin.send(`${at(id)}/publication`, fields);
  const done = async (saved: ReturnType<typeof save>) => expect((await saved).status).toBe(200);

  test("Publish, where somebody has published it already: it says so", async () => {
    const id = await make(false);
    await done(save(id, { title: "Their plan", visibility: "public" }));
    const { status, html } = await press(id, { publish: "yes", revision: "1" });
    expect([status, headingOf(html), questionIn(html)]).toEqual([409, "“Their plan” is live", null]);
    expect(html).toContain(`${moderator} has already published it.`);
    const [address, label] = open(id);
    expect(html).toMatch(new RegExp(`href="${address}"[^>]*>${label}<`));
    expect((await read(id)).body.visibility).toBe("public");
  });

  test("Unpublish, where somebody has unpublished it already: it says so", async () => {
    const id = await make(true);
    await done(save(id, { title: "Their plan", visibility: "private" }));
    const { status, html } = await press(id, { publish: "no", revision: "1" });
    expect([status, headingOf(html), questionIn(html)]).toEqual([409, "“Their plan” isn’t live", null]);
    expect(html).toContain("It has already been unpublished.");
  });

  test("Undo, where somebody has published something newer: nothing is undone, live or not", async () => {
    const id = await make(true);
    await done(save(id, { visibility: "private" }));
    for (const [visibility, title] of [
      ["public", "“Their plan” is live"],
      ["private", "“Their plan” isn’t live"],
    ] as const) {
      await done(save(id, { title: "Their plan", visibility }));
      const { status, html } = await press(id, { publish: "yes", version: "1" });
      expect([status, headingOf(html), questionIn(html)]).toEqual([409, title, null]);
      expect(html).toContain("This was published again in the meantime, so nothing was undone.");
    }
  });

  test("Undo, where the plan has no room: it asks for the same version again, not for the draft", async () => {
    const id = await make(true);
    await done(save(id, { visibility: "private" }));
    const before = await tenant.db.selectFrom("properties").select("limits").where("id", "=", tenant.propertyId).executeTakeFirstOrThrow();
    const setLimits = (limits: object) =>
      tenant.db
        .updateTable("properties")
        .set({ limits: JSON.stringify(limits) })
        .where("id", "=", tenant.propertyId)
        .execute();
    await setLimits({ ...before.limits, ...limit });
    const { status, html } = await press(id, { publish: "yes", version: "1" }).finally(() => setLimits(before.limits));
    expect([status, questionIn(html)]).toEqual([402, { publish: "yes", version: "1", button: "Publish" }]);
    expect(html).toContain("as it was before it was unpublished");
  });
});
