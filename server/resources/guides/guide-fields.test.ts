import { describe, expect, test } from "vitest";
import { guide as wireGuide } from "#app/contracts/guides.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ONE = "/v2/properties/:p/tutorials";
const read = async (tenant: Tenant, id: unknown) => (await tenant.call("company admin", "GET", `${ONE}/edit/${id}`)).body;
const save = (tenant: Tenant, id: unknown, tutorial: object) => tenant.call("company admin", "PUT", `${ONE}/${id}`, { tutorial });

describe("section 3: the fields of a guide", () => {
  test("a new one is private, unsorted, for everybody, without steps, tags, alarms and promotion, and falls back to the default language", async () => {
    const tenant = await newTenant();
    const { body } = await tenant.call("company admin", "POST", ONE, { tutorial: { title: "New", subtitle: "Sub" } });
    expect(await read(tenant, body.id)).toMatchObject({
      ...{ id: body.id, title: "New", subtitle: "Sub", steps: [], visibility: "private", launcherId: 0, segment: 0, pageSegment: 0 },
      ...{ tags: { mode: "show", list: [] }, alarms: [], hasAlarm: false, promotion: null, firstTimePublished: null },
      ...{ languageBehaviour: "fallback_default", languageTexts: {} },
      ...{ lastChangedAt: expect.stringMatching(/^20/), updatedAt: expect.stringMatching(/^20/) },
    });
  });

  test("visibility is public, private or deleted, and nothing else", async () => {
    const tenant = await newTenant();
    const id = await tenant.guide();
    const visibility = async () => (await read(tenant, id)).visibility;
    expect(await visibility()).toBe("private");
    await save(tenant, id, { visibility: "public" });
    expect(await visibility()).toBe("public");
    await tenant.call("company admin", "DELETE", `${ONE}/${id}`);
    expect(await visibility()).toBe("deleted");
    const whole = await read(tenant, id);
    expect(wireGuide.safeParse(whole).success).toBe(true);
    expect(wireGuide.safeParse({ ...whole, visibility: "draft" }).success).toBe(false);
    expect((await save(tenant, await tenant.guide(), { visibility: "deleted" })).status).toBe(422);
  });

  test("each alarm has the stepIndex of its step, also once that is moved, and the guide says that it has one", async () => {
    const tenant = await newTenant();
    const id = await tenant.guide();
    const { steps } = (await read(tenant, id)) as unknown as { steps: { type: string; identifier: string; url: string }[] };
    const { type, identifier, url } = steps[1]!;
    const target = JSON.stringify([type, identifier, [], "", url]);
    const at = "2026-01-01T00:00:00.000Z";
    const alarm = { stepId: "press", target, since: at, last: at, failures: 5, reasons: {}, pages: [] };
    await tenant.db
      .updateTable("guides")
      .set({ alarms: JSON.stringify([alarm]) })
      .where("id", "=", id)
      .execute();
    expect(await read(tenant, id)).toMatchObject({ hasAlarm: true, alarms: [{ stepIndex: 1, failures: 5 }] });
    await save(tenant, id, { steps: steps.toReversed() });
    expect(await read(tenant, id)).toMatchObject({ hasAlarm: true, alarms: [{ stepIndex: 0 }] });
  });

  test("when it was first published stays through later versions", async () => {
    const tenant = await newTenant();
    const id = await tenant.guide();
    await save(tenant, id, { visibility: "public" });
    const { firstTimePublished } = await read(tenant, id);
    await save(tenant, id, { visibility: "private" });
    await save(tenant, id, { title: "Other", visibility: "public" });
    expect(await read(tenant, id)).toMatchObject({ title: "Other", firstTimePublished });
    expect(firstTimePublished).toMatch(/^20/);
  });

  test("a language whose status is off is not live: its people get the default one, and it says so", async () => {
    const languages: [string, string][] = [
      ["en", "English"],
      ["de", "Deutsch"],
    ];
    const tenant = await newTenant({ languages });
    const id = await tenant.guide({ title: "Way" });
    await tenant.call("company admin", "PUT", `${ONE}/${id}?lang=de`, { tutorial: { title: "Weg" } });
    await save(tenant, id, { visibility: "public" });
    const shown = async () => (await tenant.call(null, "GET", "/player/:p/bundle?lang=de")).body.guides as { title: string }[];
    expect(await shown()).toMatchObject([{ title: "Weg" }]);
    await save(tenant, id, { languageTexts: { de: { status: "off" } } });
    expect(await shown()).toMatchObject([{ title: "Way" }]);
    expect((await read(tenant, id)).languages).toEqual([
      { key: "de", status: "off" },
      { key: "en", status: "on" },
    ]);
  });
});
