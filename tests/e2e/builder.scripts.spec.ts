import type { Page } from "@playwright/test";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

async function opened(page: Page, wheres: string[]): Promise<void> {
  const property = await signIn(page);
  const builder = `/app/${property}/users/list/segments/builder?segment=1`;
  await page.goto(builder);
  const revision = await page.locator("input[name=revision]").inputValue();
  const state = new URLSearchParams([
    ["name", "Written"],
    ["connection", "and"],
    ["group", "and"],
    ...wheres.map((where) => ["where", where]),
  ]);
  await page.goto(`${builder}&${state}&revision=${revision}`);
}

test("what is typed survives a reload before the field is left", async ({ page }) => {
  await opened(page, ["0:string:customerId:contains:one"]);
  await page.getByLabel("Value").fill("two");
  await expect(page).toHaveURL(/contains%3Atwo/);
  await page.reload();
  await expect(page.getByLabel("Value")).toHaveValue("two");
});

test("a refused draft keeps its place below the summary, and each filter says what is wrong", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await opened(
    page,
    Array.from({ length: 10 }, () => "0:string:customerId::"),
  );
  const form = page.getByRole("form", { name: "Filters" });
  const before = await form.boundingBox();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("link", { name: /Filter 10 in group 1/ })).toBeVisible();
  const [after, summary] = [await form.boundingBox(), await page.getByRole("alert").first().boundingBox()];
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
  expect(summary!.y + summary!.height).toBeLessThanOrEqual(after!.y);
  await expect(form.getByText("Choose a condition")).toHaveCount(10);
});

test("keys that follow what is typed without a pause choose among what it found", async ({ page }) => {
  await opened(page, ["0:string:customerId:contains:one", "0::::"]);
  const input = page.getByRole("combobox", { name: "Filter by" }).last();
  await expect(input).toHaveAttribute("aria-autocomplete");
  await input.focus();
  const chosen = await input.evaluate(async (element: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    write?.call(element, "ID");
    element.dispatchEvent(new InputEvent("input", { bubbles: true }));
    // What browsers do between two events: promises, and no tasks.
    for (const key of ["ArrowDown", "Enter"]) {
      await Promise.resolve();
      element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }
    await Promise.resolve();
    return element.value;
  });
  expect(chosen).toBe("ID");
});
