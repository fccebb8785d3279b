import { beforeAll, expect, test } from "vitest";
import { buildPlayer } from "#player/build.mjs";
import { within } from "#server/launch/root.mjs";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
beforeAll(async () => {
  await buildPlayer(within("build/player"));
  tenant = await newTenant();
});

const rendered = (id: number, query = "") => tenant.call("company admin", "GET", `/v2/properties/:p/announcements/${id}/rendered${query}`);

test.each(["list", "modal", "banner", "card"])("an announcement shows as people see it: %s", async (form) => {
  const id = await tenant.message("announcement", "Bold <news>");
  const { status, body } = await rendered(id, `?form=${form}&lang=en`);
  expect(status).toBe(200);
  const { html, policy } = body as { html: string; policy: string };
  expect(html).toContain("Bold &#60;news&#62;");
  expect(html).not.toContain("<script");
  expect(policy).toContain("default-src 'none'");
  expect(html.includes('class="scrim"')).toBe(form === "modal");
  expect(html.includes('class="panel')).toBe(form === "list");
});

test.each([
  ["nps", "bar", 11],
  ["survey", "card", 5],
] as const)("an %s has its scale, in its usual form", async (type, form, points) => {
  const id = await tenant.message(type, "How is it?");
  const { body } = await rendered(id, "?lang=en");
  const html = body.html as unknown as string;
  expect(html.match(/type="radio"/g)).toHaveLength(points);
  expect(html).toContain(form === "bar" ? 'class="card bar"' : 'class="card corner');
});

test("it stands on a dark page and from right to left where that is asked for; a language that nobody wrote is empty", async () => {
  const id = await tenant.message("announcement", "News");
  const html = (await rendered(id, "?form=card&host=dark&direction=rtl")).body.html as unknown as string;
  expect(html).toContain('class="screen page dark"');
  expect(html).toContain('dir="rtl"');
});

test("a form of another kind, another property's message and none at all are refused", async () => {
  const id = await tenant.message("nps", "How likely?");
  expect((await rendered(id, "?form=banner")).status).toBe(422);
  expect((await rendered(id, "?form=list")).status).toBe(422);
  expect((await rendered(id, "?form=odd")).status).toBe(400);
  const other = await newTenant();
  expect((await rendered(await other.message("nps", "Foreign"))).status).toBe(404);
  expect((await rendered(999_999)).status).toBe(404);
});
