import { expect, test } from "vitest";
import { documentsFor } from "#tests/support/documents.ts";
import { newTenant } from "#tests/support/tenant.ts";

test.each([
  ["en", "Cancel"],
  ["de", "Abbrechen"],
])("a document in %s names the file of its texts, which browsers keep until a text changes", async (language, cancel) => {
  const tenant = await newTenant();
  const { open, send } = await documentsFor(tenant, "company admin");
  await send("/preferences/language", { language, return: "/app" });
  const { html } = await open(`/app/${tenant.propertyId}/manage/list`);
  const address = /<link id="texts" rel="preload" as="fetch" href="([^"]+)" crossorigin="anonymous"\/>/i.exec(html)?.[1] ?? "";
  const file = await open(address);
  expect([file.status, file.type, file.headers.get("cache-control")]).toEqual([
    200,
    "application/json; charset=utf-8",
    "public, max-age=31536000, immutable",
  ]);
  expect(JSON.parse(file.html).common.cancel).toBe(cancel);

  // A page that was open during a release asks for the file of before.
  const before = await open(address.replace(/[^/]+$/, "of-yesterday"));
  expect([before.status, before.headers.get("cache-control"), before.html]).toEqual([200, "no-cache", file.html]);
  expect((await open("/texts/xx/1")).status).toBe(404);
});
