import { expect, test } from "vitest";
import { env } from "#app/env.server.ts";
import { loader } from "#app/routes/sandbox/page.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

test("the style guide needs somebody signed in, of any role", async () => {
  const tenant = await newTenant();
  const { open } = await visitor(tenant, "company contributor");
  expect((await open(loader, "/sandbox")).data).toEqual({ title: "Style guide", example: null });
  expect((await open(loader, "/sandbox?example=composed-drawer")).data).toMatchObject({ example: "composed-drawer" });
  expect((await open(loader, "/sandbox?example=nothing")).status).toBe(404);
  const stranger = await visitor(tenant, null);
  expect((await stranger.open(loader, "/sandbox")).to).toBe("/login?return=%2Fsandbox");
});

test("where it is switched off, it is not found", async () => {
  const { open } = await visitor(await newTenant(), "company admin");
  const settings = env();
  try {
    settings.SANDBOX = "off";
    expect((await open(loader, "/sandbox")).status).toBe(404);
  } finally {
    settings.SANDBOX = "on";
  }
});
