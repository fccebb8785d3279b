import { expect, test } from "vitest";
import { EMPTY_STEP_TEXTS, emptyStep } from "#app/domain/guides/step.ts";
import { newTenant } from "#tests/support/tenant.ts";

const path = "/v2/properties/:p/tutorials/rendered-step";
const step = { ...emptyStep("a", "step"), ...EMPTY_STEP_TEXTS, title: "Press <here>", content: "Not saved yet" };

test("an unsaved step is rendered with the property's colours and the player's words in the language", async () => {
  const tenant = await newTenant({ stylings: { main_color: "#14532d" } });
  const { status, body } = await tenant.call("property contributor", "POST", `${path}?lang=de`, { step, index: 1, count: 5 });
  expect(status).toBe(200);
  const html = String(body.html);
  for (const part of ['lang="de"', "Press &#60;here&#62;", "Not saved yet", "Schritt 2 von 5", "Weiter", "--main:#14532d"])
    expect(html).toContain(part);
  expect(String(body.policy)).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test("a step that is no step, and somebody of elsewhere, are refused", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const ask = (change: object) => tenant.call("company admin", "POST", path, { step, index: 0, count: 1, ...change });
  expect(await ask({ step: { ...step, type: "nonsense" } })).toMatchObject({ status: 422, body: { fields: [{ path: "step.type" }] } });
  expect((await ask({ count: 0 })).status).toBe(422);
  expect(
    (await other.call("company admin", "POST", path.replace(":p", String(tenant.propertyId)), { step, index: 0, count: 1 })).status,
  ).toBe(404);
  expect((await tenant.call(null, "POST", path, { step, index: 0, count: 1 })).status).toBe(401);
});
