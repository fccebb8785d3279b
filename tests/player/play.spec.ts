import { expect, flush, test } from "./support/test.ts";

test("plays a guide to its end across two pages and reports it once", async ({ page, host, complaints }) => {
  await page.goto(`${host.url}/demo/crm/`);
  await page.getByRole("button", { name: "Guides and help" }).click();
  await page.getByRole("button", { name: /Add your first contact/ }).click();

  const card = page.locator("[data-part=card]");
  await expect(card).toHaveAccessibleName("Welcome to Acme CRM");
  await expect(card).toContainText("Step 1 of 5");
  await card.getByRole("button", { name: "Next" }).click();

  await expect(card).toHaveAccessibleName("Open the form");
  await expect(card.getByRole("button", { name: "Next" })).toHaveCount(0);
  await page.getByTestId("new-contact").click();

  await page.waitForURL("**/contacts/new");
  await expect(card).toHaveAccessibleName("Name them");
  await expect(card).toContainText("A contact needs a name.");
  await page.locator("#name").fill("Ada Byron");
  await page.locator("#name").press("Tab");

  await expect(card).toHaveAccessibleName("Choose a stage");
  await card.getByRole("button", { name: "Next" }).click();
  await expect(card.getByRole("alert")).toHaveText("Choose Lead.");
  await page.locator("#stage").selectOption("Lead");
  await expect(card).not.toContainText("Choose Lead.");
  await card.getByRole("button", { name: "Next" }).click();

  await expect(card).toHaveAccessibleName("That is all");
  await card.getByRole("button", { name: "Finish" }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: "Guides and help" }).click();
  await expect(page.getByRole("button", { name: /Add your first contact/ })).toContainText("Done");
  await flush(page);

  await expect.poll(() => host.kinds().filter((kind) => kind === "run_completed").length).toBe(1);
  const of = (kind: string) => host.events.filter((event) => event.kind === kind);
  expect(of("run_started")).toHaveLength(1);
  expect(of("step_shown").map(({ step }) => step)).toEqual(["s1", "s2", "s3", "s4", "s5"]);
  expect(of("step_done").map(({ step }) => step)).toEqual(["s1", "s2", "s3", "s4", "s5"]);
  expect(of("run_resumed")).toHaveLength(1);
  expect(of("session_started")).toHaveLength(1);
  expect(of("page_viewed").map(({ path }) => path)).toEqual(["/demo/crm/", "/demo/crm/contacts/new"]);
  expect(new Set(host.events.map(({ run }) => run).filter(Boolean)).size).toBe(1);
  expect(JSON.stringify(host.events)).not.toContain("Ada");
  expect(of("run_completed")[0]).toMatchObject({
    user: "dana.fox@example.test",
    company: "acme-demo",
    content: { type: "guide", id: 7, version: 1 },
  });
  expect(host.identified).toEqual([
    { user: "dana.fox@example.test", attributes: { role: "sales", plan: "team", seats: 12 }, company: "acme-demo" },
  ]);
  expect(complaints).toEqual({ errors: [], violations: [] });
});
