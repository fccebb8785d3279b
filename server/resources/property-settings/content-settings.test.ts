import { expect, test } from "vitest";
import { newTenant } from "#tests/support/tenant.ts";

const PATH = "/v3/properties/:p/content-settings";

test("section 7: GET and PUT content-settings: told with their defaults, kept as set, refused on an older revision or of another type", async () => {
  const { call } = await newTenant();
  const read = async () => (await call("property contributor", "GET", PATH)).body;
  const set = (values: object, revision?: number) => call("company admin", "PUT", PATH, { values, revision });
  const { values, revision } = await read();
  expect(values).toEqual({ approvalRequired: false });
  expect((await set({ approvalRequired: true }, Number(revision))).body).toEqual({
    values: { approvalRequired: true },
    revision: Number(revision) + 1,
  });
  expect((await set({ approvalRequired: false }, Number(revision))).status).toBe(409);
  expect((await set({ approvalRequired: "no" })).status).toBe(422);
  expect((await set({ anything: true })).status).toBe(422);
  expect((await read()).values).toEqual({ approvalRequired: true });
});
