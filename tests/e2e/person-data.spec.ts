import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

/** The projects share one server: each has people of its own, and starts its processes as somebody else. */
const WHO = {
  js: { email: "admin@acme.test", name: "Ada Admin", user: "person-1903@crm.acme.test" },
  "no-js": { email: "moderator@acme.test", name: "Mo Moderator", user: "person-1904@crm.acme.test" },
};
const whoIn = (project: string) => (project === "js" ? WHO.js : WHO["no-js"]);

/** Waits for the newest process to be done, by the button that works without scripts too. */
async function untilDone(page: Page, name: string, by: string) {
  const newest = page.getByRole("listitem").filter({ hasText: name }).filter({ hasText: by }).first();
  await expect(async () => {
    await page.getByRole("link", { name: "Reload" }).click();
    await expect(newest).toContainText("Done", { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  return newest;
}

async function downloaded(page: Page, name: string, by: string): Promise<Record<string, string>> {
  const newest = await untilDone(page, name, by);
  await expect(newest.getByRole("link", { name: "Download" })).toBeVisible({ timeout: 3000 });
  const [download] = await Promise.all([page.waitForEvent("download"), newest.getByRole("link", { name: "Download" }).click()]);
  const files = unzipSync(await readFile(await download.path()));
  return Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]));
}

/** The erasure of the other project removes files of exports, and ends exports that search: one that it met is made anew. */
async function twiceAtMost(work: () => Promise<void>) {
  await work().catch(work);
}

test("the list of users is exported as it is searched, and downloaded", async ({ page }, { project }) => {
  const who = whoIn(project.name);
  const property = await signIn(page, who.email);
  let csv = "";
  await twiceAtMost(async () => {
    await page.goto(`/app/${property}/users/list/users?search=person-18%40`);
    await page.getByRole("button", { name: "Export" }).click();
    await expect(page.getByText("Started. You’ll find it under Processes.")).toBeVisible();
    csv = (await downloaded(page, "Export of users", who.name))["users.csv"] ?? "";
  });
  expect(csv).toContain("person-18@crm.acme.test");
  expect(csv.trim().split("\n")).toHaveLength(2);
});

test("everything about a user is exported, then erased once their ID is typed", async ({ page }, { project }) => {
  const who = whoIn(project.name);
  const property = await signIn(page, who.email);
  await page.goto(`/app/${property}/users/list/users?search=${encodeURIComponent(who.user)}`);
  await page.getByRole("link", { name: who.user }).click();
  await expect(page.getByRole("heading", { level: 1, name: who.user })).toBeVisible();
  const address = page.url();
  let json = "";
  await twiceAtMost(async () => {
    await page.goto(address);
    await page.getByRole("link", { name: "Export data" }).click();
    await page.getByRole("button", { name: "Export data" }).click();
    json = (await downloaded(page, "Export of one person’s data", who.name))["person.json"] ?? "";
  });
  expect(JSON.parse(json)).toMatchObject({ id: who.user, applications: [{ foreignId: who.user }] });

  await page.goto(address);
  await page.getByRole("link", { name: "Erase", exact: true }).click();
  await expect(page.getByText("This can’t be undone.")).toBeVisible();
  const confirm = page.getByLabel("ID of the user");
  await confirm.fill("somebody else");
  await page.getByRole("button", { name: "Erase" }).click();
  await expect(page.getByRole("link", { name: /This isn’t the ID of this user/ })).toBeVisible();
  await expect(confirm).toHaveValue("somebody else");
  await confirm.fill(who.user);
  await page.getByRole("button", { name: "Erase" }).click();
  await expect(page).toHaveURL(/\/processes/);
  await expect(await untilDone(page, "Erasure of one person", who.name)).toContainText("Nothing is left that names the person");
  expect((await page.goto(address))?.status()).toBe(404);
});
