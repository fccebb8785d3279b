import type { Page } from "@playwright/test";
import { step } from "./support/bundle.ts";
import { expect, flush, test } from "./support/test.ts";

const card = "[data-part=card]";
const at = (identifier: string, more = {}) => step("t", "step", { identifier, ...more });

test("waits for a late element, and says so once", async ({ page, host, ownPage, complaints }) => {
  await ownPage('<main id="main"></main>', [at("#late")]);
  await expect(page.locator(card)).toHaveAccessibleName("Looking for the next step …");
  await page.evaluate(() => {
    document.getElementById("main")!.innerHTML = '<p id="late">Here</p>';
  });
  await expect(page.locator(card)).toHaveAccessibleName("Title t");
  await flush(page);
  await expect.poll(() => host.kinds()).toEqual(expect.arrayContaining(["step_waiting", "step_shown"]));
  expect(host.kinds()).not.toContain("step_failed");
  expect(complaints.errors).toEqual([]);
});

test("says that a step was not found, lets the person leave, and goes on when it appears", async ({ page, host, ownPage }) => {
  await ownPage('<main id="main"></main>', [at("#never"), step("b", "slide")]);
  await expect(page.locator(card)).toHaveAccessibleName("This step was not found", { timeout: 20_000 });
  await expect(page.getByRole("button", { name: "Exit guide" })).toBeVisible();
  await page.evaluate(() => {
    document.getElementById("main")!.innerHTML = '<p id="never">After all</p>';
  });
  await expect(page.locator(card)).toHaveAccessibleName("Title t");
  await expect(async () => {
    await flush(page);
    expect(host.kinds()).toContain("step_shown");
  }).toPass();
  expect(host.events.find(({ kind }) => kind === "step_failed")).toMatchObject({ step: "t", payload: { reason: "absent" } });
  expect(host.kinds().indexOf("step_shown")).toBeGreaterThan(host.kinds().indexOf("step_failed"));
});

for (const [name, body, selector, reason] of [
  ["hidden", '<p id="x" hidden>Hidden</p>', "#x", "hidden"],
  ["invisible", '<p id="x">Faded</p><script nonce="n1">document.getElementById("x").style.opacity = 0</script>', "#x", "hidden"],
  ["badly named", "<p>x</p>", "p[[", "invalid"],
] as const) {
  test(`a ${name} target fails for its own reason, and leaving ends the run`, async ({ page, host, ownPage, complaints }) => {
    await ownPage(body, [at(selector)]);
    await page.getByRole("button", { name: "Exit guide" }).click({ timeout: 20_000 });
    await expect(page.locator(card)).toHaveCount(0);
    await flush(page);
    await expect
      .poll(() => host.events.find(({ kind }) => kind === "step_failed")?.payload)
      .toEqual({ reason, score: reason === "hidden" ? 100 : 0, wait: 6 });
    expect(host.kinds()).toContain("run_dismissed");
    expect(host.kinds()).not.toContain("step_shown");
    expect(complaints.errors).toEqual([]);
  });
}

test("an element far below is scrolled to, and scrolling it away again does not end the step", async ({ page, host, ownPage }) => {
  await ownPage(`${"<p>line</p>".repeat(150)}<p id="far">Far</p>${"<p>line</p>".repeat(50)}`, [at("#far", { wait: 1 })]);
  await expect(page.locator("#far")).toBeInViewport();
  await expect(page.locator(card)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(2_000);
  await expect(page.locator(card)).toHaveAccessibleName("Title t");
  await expect(page.locator(card)).toBeInViewport({ ratio: 1 });
  await flush(page);
  expect(host.kinds()).not.toContain("step_failed");
});

test("follows a node that the page replaces", async ({ page, host, ownPage }) => {
  await ownPage('<main id="main"><button id="b">One</button></main>', [at("#b")]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await page.evaluate(() => {
    document.getElementById("main")!.innerHTML = '<p>more</p><p>more</p><button id="b">Two</button>';
  });
  await expect
    .poll(async () => {
      const [target, outline] = await Promise.all([page.locator("#b").boundingBox(), page.locator("[data-part=outline]").boundingBox()]);
      return Math.abs((target?.y ?? 0) - 5 - (outline?.y ?? 999));
    })
    .toBeLessThan(2);
  await flush(page);
  await expect.poll(() => host.kinds().filter((kind) => kind === "step_shown")).toHaveLength(1);
});

test("finds a target inside of open shadow roots, and of several hits points at the visible one", async ({ page, ownPage }) => {
  const script = `<script nonce="n1">document.getElementById("outer").attachShadow({mode:"open"}).innerHTML = '<i class="x" hidden>no</i><b class="x">yes</b>'</script>`;
  await ownPage(`<div id="outer"></div>${script}`, [at(".x", { nextWhen: "click", nextButton: false }), step("b", "slide")]);
  await expect(page.locator(card)).toHaveAccessibleName("Title t");
  await page.getByText("yes").click();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
});

test("a button that goes away while it is pressed still counts", async ({ page, ownPage }) => {
  const script = `<script nonce="n1">document.getElementById("b").addEventListener("pointerdown", (e) => e.currentTarget.remove())</script>`;
  await ownPage(`<button id="b">Gone</button>${script}`, [at("#b", { nextWhen: "click", nextButton: false }), step("b", "slide")]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  const box = (await page.locator("#b").boundingBox())!;
  await page.mouse.click(box.x + 3, box.y + 3);
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
});

test("a target that may not be used takes neither pointer nor keys", async ({ page, ownPage }) => {
  const script = `<script nonce="n1">document.getElementById("b").addEventListener("click", () => document.title = "used")</script>`;
  await ownPage(`<button id="b">Use</button>${script}`, [at("#b", { clickable: false }), step("b", "slide")]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  const box = (await page.locator("#b").boundingBox())!;
  await page.mouse.click(box.x + 3, box.y + 3);
  await page.locator("#b").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expect(page).toHaveTitle("Page");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  await page.getByRole("button", { name: "Finish" }).click();
  await page.locator("#b").click();
  await expect(page).toHaveTitle("used");
});

test("a condition that a page meets by itself leads on, but never ends the guide", async ({ page, host, ownPage }) => {
  const conditioned = { nextWhen: "condition", nextIf: "nonempty", nextButton: false } as const;
  await ownPage('<input id="a"><input id="b">', [at("#a", conditioned), step("u", "step", { identifier: "#b", ...conditioned })]);
  await expect(page.locator(card)).toHaveAccessibleName("Title t");
  await page.evaluate(() => {
    (document.getElementById("a") as HTMLInputElement).value = "by script";
  });
  await expect(page.locator(card)).toHaveAccessibleName("Title u");
  await page.evaluate(() => {
    (document.getElementById("b") as HTMLInputElement).value = "by script";
  });
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.locator(card)).toHaveCount(0);
  await flush(page);
  await expect.poll(() => host.kinds()).toContain("run_completed");
});

/** Which element the outline stands around. */
const pointsAt = (page: Page, id: string) =>
  expect
    .poll(() =>
      page.evaluate((wanted) => {
        const outline = document
          .querySelector("handrail-player")
          ?.shadowRoot?.querySelector("[data-part=outline]")
          ?.getBoundingClientRect();
        const target = document.getElementById(wanted)!.getBoundingClientRect();
        return outline && Math.abs(outline.top + outline.height / 2 - target.top - target.height / 2) < 4;
      }, id),
    )
    .toBe(true);

test("selectors are tried in order: the first that leads to a visible element counts, whatever the others are", async ({
  page,
  ownPage,
}) => {
  const body = '<p id="hidden" hidden>Hidden</p><p id="one" class="t">One</p><p id="two" class="u">Two</p>';
  await ownPage(body, [at("#gone", { selectors: ["p[[", "#hidden", ".u", ".t"] })]);
  await expect(page.locator(`${card}.placed`)).toHaveAccessibleName("Title t");
  await pointsAt(page, "two");
});

test("of several hits the one with the text is meant, in any case; with none the first visible", async ({ page, ownPage }) => {
  const rows = ["Delete", "Save  <b>as draft</b>", "Save"].map((text, index) => `<p id="r${index}" class="row">${text}</p>`).join("");
  await ownPage(rows, [at(".row", { targetText: "SAVE as" }), step("n", "step", { identifier: ".row", targetText: "Nowhere" })]);
  await pointsAt(page, "r1");
  await page.evaluate(() => {
    document.getElementById("r1")!.textContent = "Other";
    document.getElementById("r2")!.textContent = "Save as";
  });
  await pointsAt(page, "r2");
  await page.getByRole("button", { name: "Next" }).click();
  await pointsAt(page, "r0");
});
