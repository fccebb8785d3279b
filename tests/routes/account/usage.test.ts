import { expect, test, vi } from "vitest";
import { noteForm, noteScreen } from "#app/session/usage.server.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { requestOf } from "#tests/support/dashboard.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

/** Somebody at work in a property of a privacy level, and what is stored of it. */
async function atWork(privacyLevel: number) {
  const tenant = await newTenant();
  const { cookies } = await visitor(tenant, "property moderator");
  const { manager } = await tenant.person("property moderator");
  const request = (path: string) => requestOf(cookies, `/app/${tenant.propertyId}${path}`);
  const viewer = await requireView({ request: request("/home"), params: { property: String(tenant.propertyId) }, context: {} }, "home");
  const open = (path: string) => noteScreen(request(path), viewer, { privacyLevel, company: { id: tenant.companyId } });
  const stored = () => tenant.db.selectFrom("internal_events").selectAll().where("manager_id", "=", manager.id).execute();
  return { tenant, open, stored, send: (path: string) => noteForm(request(path), viewer) };
}

// The dashboard's own events (specification 1, section 7; design section 4): screen, action and role, never what was typed.
test("a hundred events are sent at once, with the screen and the role, without what is in an address", async () => {
  const { tenant, open, stored, send } = await atWork(1);
  await open("/manage/list?search=secret");
  for (let each = 0; each < 99; each++) await send("/manage/create?search=secret");
  expect(await stored()).toEqual([]);
  await send("/manage/create?search=secret");
  await vi.waitFor(async () => expect(await stored()).toHaveLength(100), 10_000);
  const [event] = await stored();
  expect(event).toMatchObject({ kind: "form_sent", company_id: tenant.companyId, property_id: tenant.propertyId });
  expect(event?.payload).toMatchObject({ subject: { role: "property moderator" }, context: { language: "en" } });
  expect(JSON.stringify(await stored())).not.toContain("secret");
});

test("opening screens quickly one after the other counts once, by the last", async () => {
  const { open, stored, send } = await atWork(1);
  for (const path of ["/home", "/manage/list", "/analytics/overview"]) await open(path);
  await new Promise((resolve) => setTimeout(resolve, 400));
  for (let each = 0; each < 99; each++) await send("/manage/create");
  await vi.waitFor(async () => expect(await stored()).toHaveLength(100), 10_000);
  const screens = (await stored()).filter(({ kind }) => kind === "screen_opened");
  expect(
    screens.map(({ payload }) =>
      new URL((payload as { context: { appUrl: string } }).context.appUrl).pathname.split("/").slice(3).join("/"),
    ),
  ).toEqual(["analytics/overview"]);
});

test("at privacy level 0 nothing is noted", async () => {
  const { open, stored, send } = await atWork(0);
  await open("/home");
  for (let each = 0; each < 120; each++) await send("/manage/create");
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await stored()).toEqual([]);
});

test("few events wait twenty seconds, and screens that follow within 0.2 seconds count as one", async () => {
  const { open, stored } = await atWork(1);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    for (const [path, milliseconds] of [
      ["/home", 199],
      ["/manage/list", 201],
      ["/analytics/overview", 201],
    ] as const) {
      await open(path);
      await vi.advanceTimersByTimeAsync(milliseconds);
    }
    // The first was noted some two hundred milliseconds ago; the database answers without any timer of ours.
    await vi.advanceTimersByTimeAsync(19_700);
    expect(await stored()).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
  } finally {
    vi.useRealTimers();
  }
  await vi.waitFor(async () => expect(await stored()).toHaveLength(2), 10_000);
});
