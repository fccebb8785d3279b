import { expect, test } from "vitest";
import { loader as inApplication } from "#app/routes/app/$property/users/why/in-application/page.tsx";
import { loader } from "#app/routes/app/$property/users/why/page.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

/** Colons are encoded, because they name parameters in addresses of these tests. */
const at = (moment: string) => `/app/:p/users/why?at=${encodeURIComponent(moment)}`;

test("a moment is one of the property's time zone; one that no calendar has is refused and stays as it was typed", async () => {
  const tenant = await newTenant({ timeZone: "Europe/Berlin" });
  const admin = await visitor(tenant, "company admin");
  const open = async (moment: string) => admin.open(loader, at(moment));
  expect(await open("2026-07-01T10:00")).toMatchObject({ status: 200, data: { at: "2026-07-01T08:00:00.000Z", problem: null } });
  for (const moment of ["2026-02-31T10:00", "1800-01-01T10:00", "soon"])
    expect(await open(moment)).toMatchObject({ status: 400, data: { problem: "why_error_at", query: { at: moment } } });
});

test("the page asked about opens in the application with a token; another site's never, and without an application the page stays", async () => {
  const tenant = await newTenant({ url: "https://crm.acme.test/" });
  const reader = await visitor(tenant, "property moderator");
  const to = async (url: string, who = reader) =>
    (await who.open(inApplication, `/app/:p/users/why/in-application?url=${encodeURIComponent(url)}`)).to;
  expect(await to("https://crm.acme.test/deals?a=b")).toMatch(/^https:\/\/crm\.acme\.test\/deals\?a=b#handrail-preview=why-[\w.-]{20,}$/);
  expect(await to("https://evil.test/")).toMatch(/^https:\/\/crm\.acme\.test\/#handrail-preview=why-/);
  const bare = await newTenant({ url: "" });
  const admin = await visitor(bare, "company admin");
  expect(await to("https://evil.test/", admin)).toBe(`/app/${bare.propertyId}/users/why?url=${encodeURIComponent("https://evil.test/")}`);
});
