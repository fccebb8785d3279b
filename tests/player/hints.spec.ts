import type { Page } from "@playwright/test";
import type { BundleValidator } from "#app/domain/player/bundle.ts";
import { axeFinds } from "./support/axe.ts";
import { boxesOf, openHints, tooltip } from "./support/hints.ts";
import type { Fixture } from "./support/server.ts";
import { COUNTING, standing } from "./support/standing.ts";
import { expect, flush, test } from "./support/test.ts";

const marker = ".hint-marker";
const card = ".hint-card";
const told = async (page: Page, host: Fixture, type = "tooltip") => {
  await flush(page);
  await page.waitForTimeout(150);
  return host.events.filter(({ content }) => content?.type === type).map(({ kind, content }) => `${kind} ${content?.id}`);
};
const remove = (page: Page, selector: string) => page.evaluate((of) => document.querySelector(of)?.remove(), selector);

test("an icon stands beside its element, opens its text, and closes with the focus back", async ({ page, host, complaints: _ }) => {
  await openHints(page, host, '<p>Above</p><button id="save">Save</button><p id="far">Far away</p>', [tooltip(1, "#save")]);
  const icon = page.getByRole("button", { name: "Hint: Save" });
  await expect(icon).toBeVisible();
  const [at, of] = [(await icon.boundingBox())!, (await page.locator("#save").boundingBox())!];
  expect([at.width, at.height, Math.round(at.x - of.x - of.width)]).toEqual([24, 24, 4]);
  await icon.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Hint: Save" })).toBeFocused();
  await expect(page.locator(card)).toContainText("Text 1");
  await expect(icon).toHaveAttribute("aria-expanded", "true");
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.locator(card)).toHaveCount(0);
  await expect(icon).toBeFocused();
  await icon.click();
  await expect(page.locator(card)).toBeVisible();
  await page.locator("#far").click();
  await expect(page.locator(card)).toHaveCount(0);
  expect(await told(page, host)).toEqual(["tooltip_shown 1", "tooltip_used 1", "tooltip_used 1"]);
});

test("a beacon has its colour, and stands at the other end where people read from the right", async ({ page, host, complaints: _ }) => {
  await openHints(page, host, '<div dir="rtl"><button id="save">Save</button></div>', []);
  host.bundle.tooltips = [tooltip(2, "#save", { show: "beacon", language: "he" })];
  host.bundle.style.beaconColor = "#ffee00";
  await page.reload();
  const beacon = page.locator(`${marker}.beacon`);
  await expect(beacon).toBeVisible();
  const [at, of] = [(await beacon.boundingBox())!, (await page.locator("#save").boundingBox())!];
  expect(Math.round(of.x - at.x - at.width)).toBe(4);
  await expect(beacon.locator("span")).toHaveCSS("background-color", "rgb(255, 238, 0)");
});

test("on hover it opens after a moment, stays while the pointer is on the card, and closes", async ({ page, host, complaints: _ }) => {
  await openHints(page, host, '<p id="far">Far</p><button id="save">Save</button>', [tooltip(3, "#save", { show: "hover" })]);
  await expect(page.locator(".hints")).toBeAttached();
  await expect(page.locator(marker)).toHaveCount(0);
  await page.locator("#save").hover();
  await expect(page.locator(card)).toHaveText("Text 3");
  await page.locator(card).hover();
  await page.waitForTimeout(500);
  await expect(page.locator(card)).toBeVisible();
  await page.locator("#far").hover();
  await expect(page.locator(card)).toHaveCount(0);
  await page.locator("#save").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator(card)).toBeVisible();
  await expect(page.locator(".hint-voice")).toHaveText("Text 3");
  await expect(page.locator("#save")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator(card)).toHaveCount(0);
  expect(await page.locator("#save").evaluate((element) => element.outerHTML)).toBe('<button id="save">Save</button>');
  expect(await told(page, host)).toEqual(["tooltip_shown 3", "tooltip_used 3", "tooltip_used 3"]);
});

test("segments, addresses and hiding decide who sees one", async ({ page, host, complaints: _ }) => {
  host.segmentsOf = () => [4];
  const rules = [{ segment: 4 }, { segment: 5 }, { url: "/page/*" }, { url: "/elsewhere" }];
  await openHints(
    page,
    host,
    '<button id="save">Save</button>',
    rules.map((more, index) => tooltip(index + 1, "#save", { ...more, show: "icon" })),
  );
  await expect(page.locator(marker)).toHaveCount(2);
  await page.evaluate(() => window.Handrail?.hide?.());
  await expect(page.locator(".hints")).toHaveCount(0);
  await page.evaluate(() => window.Handrail?.show?.());
  await expect(page.locator(marker)).toHaveCount(2);
  await page.evaluate(() => history.pushState(null, "", "/elsewhere"));
  await expect.poll(async () => (await told(page, host)).sort()).toContain("tooltip_shown 4");
});

test("a late element gets its icon, one that goes takes it along, and a scroller hides it", async ({ page, host, complaints: _ }) => {
  const body =
    '<style nonce="n1">#box{height:80px;overflow:auto}#box p{height:300px}</style><div id="box"><button id="in">In</button><p>Long</p></div>';
  await openHints(page, host, body, [tooltip(1, "#in"), tooltip(2, "#late")]);
  await expect(page.locator(marker)).toHaveCount(1);
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", '<button id="late">Late</button>'));
  await expect(page.locator(marker)).toHaveCount(2);
  await remove(page, "#late");
  await expect(page.locator(marker)).toHaveCount(1);
  await page.locator("#box").evaluate((box) => box.scrollTo(0, 200));
  await expect(page.locator(marker)).toBeHidden();
  await page.locator("#box").evaluate((box) => box.scrollTo(0, 0));
  await expect(page.locator(marker)).toBeVisible();
  await page.evaluate(() => {
    const cover = document.createElement("div");
    cover.style.cssText = "position:fixed;inset:0;background:#fff";
    document.body.append(cover);
  });
  await expect(page.locator(marker)).toBeHidden();
});

test("in a dialog of the page it can be used, and Escape leaves the dialog open", async ({ page, host, complaints: _ }) => {
  await openHints(page, host, '<dialog id="d"><button id="in">In</button></dialog>', [tooltip(1, "#in")]);
  await page.waitForSelector("handrail-player", { state: "attached" });
  await page.evaluate(() => (document.querySelector("dialog") as HTMLDialogElement).showModal());
  await page.locator(marker).click();
  await expect(page.locator(card)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(card)).toHaveCount(0);
  await expect(page.locator("#d")).toBeVisible();
});

test("what is not found in its time is told once", async ({ page, host, complaints: _ }) => {
  await openHints(page, host, '<button id="hid" hidden>Hid</button>', [
    tooltip(1, "#none", { wait: 1, version: 3 }),
    tooltip(2, "#hid", { wait: 0 }),
  ]);
  await expect.poll(() => told(page, host)).toEqual(["tooltip_failed 2", "tooltip_failed 1"]);
  expect(host.events.filter(({ kind }) => kind === "tooltip_failed").map(({ payload }) => payload)).toEqual([
    { reason: "hidden", score: 100, wait: 0 },
    { reason: "absent", score: 0, wait: 1 },
  ]);
  expect(host.events.filter(({ kind }) => kind === "tooltip_failed").map(({ content }) => content)).toEqual([
    { type: "tooltip", id: 2 },
    { type: "tooltip", id: 1, version: 3 },
  ]);
});

test("what was there and went with its dialog has not failed", async ({ page, host, complaints: _ }) => {
  const hint = tooltip(1, "#in", { wait: 1 });
  await openHints(page, host, '<div id="d"><button id="in">In</button></div>', [hint, tooltip(2, "#none", { wait: 2 })]);
  await expect(page.locator(marker)).toBeVisible();
  await remove(page, "#d");
  await expect(page.locator(marker)).toHaveCount(0);
  await expect.poll(() => told(page, host)).toContain("tooltip_failed 2");
  expect(await told(page, host)).not.toContain("tooltip_failed 1");
});

test("nothing is left when the property has no more of them, and nothing moves on the page", async ({ page, host, complaints: _ }) => {
  await openHints(page, host, '<button id="save">Save</button>', [tooltip(1, "#save")]);
  const before = await page.locator("#save").boundingBox();
  await page.locator(marker).click();
  await page.evaluate(() => window.Handrail?.hide?.());
  await expect(page.locator(`.hints, ${card}`)).toHaveCount(0);
  expect(await page.locator("#save").boundingBox()).toEqual(before);
});

test("a property without any never loads them", async ({ page, host, complaints: _ }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${host.url}/demo/crm/`);
  await expect(page.locator(".launcher")).toBeVisible();
  expect(asked.filter((url) => /hints-/.test(url))).toEqual([]);
});

const REQUIRED: BundleValidator = {
  id: 9,
  language: "en",
  url: "",
  identifier: "#name",
  rule: { kind: "required" },
  text: "A name, please.",
};

test("what is hidden or signed out leaves no node, listener or style of texts that were open", async ({ page, host, complaints: _ }) => {
  const body = `${COUNTING}<p><input id="name"></p><p><button id="save">Save</button></p><p><button id="over">Over</button></p>`;
  const ask = (call: "hide" | "show" | "reset") => page.evaluate((name) => window.Handrail?.[name]?.(), call);
  async function openAll() {
    await page.locator("#name").focus();
    await page.locator("#over").hover();
    await page.locator(marker).click();
    await expect(page.locator(".hint-warning")).toBeVisible();
    await expect(page.locator(card)).toBeVisible();
  }
  await openHints(page, host, body, [tooltip(1, "#save"), tooltip(2, "#over", { show: "hover" })], [REQUIRED]);
  await expect(page.locator(marker)).toBeVisible();
  await openAll();
  await ask("hide");
  await expect(page.locator(".hints")).toHaveCount(0);
  const hidden = await standing(page);
  for (let time = 0; time < 3; time++) {
    await ask("show");
    await openAll();
    await ask("hide");
    await expect.poll(() => standing(page)).toEqual(hidden);
  }
  expect(hidden.sheets).toBe(1);
  await ask("show");
  await expect(page.locator(marker)).toBeVisible();
  // The marker may stand before the field is watched.
  await expect.poll(async () => JSON.stringify(await standing(page))).toContain("submit");
  const closed = await standing(page);
  await openAll();
  await ask("reset");
  await expect(page.locator(`${card}, .hint-warning`)).toHaveCount(0);
  await expect(page.locator(marker)).toBeVisible();
  await expect.poll(() => standing(page)).toEqual(closed);
});

test("several at one element stand side by side, and move up when one goes", async ({ page, host, complaints: _ }) => {
  const more = { segment: 4 };
  host.segmentsOf = () => [4];
  await openHints(page, host, '<p>Above</p><button id="save">Save</button>', [tooltip(1, "#save", more), tooltip(2, "#save")]);
  await expect(page.locator(marker)).toHaveCount(2);
  const at = (await boxesOf(page, "#save"))[0]!.right + 4;
  // Rounded to 0, never to the -0 that is not equal to it.
  const shifts = async () => (await boxesOf(page, marker)).map(({ x }) => Math.round(x - at) + 0);
  await expect.poll(shifts).toEqual([0, 28]);
  host.segmentsOf = () => [];
  await page.evaluate(() => window.Handrail?.identify?.("somebody-else"));
  await expect(page.locator(marker)).toHaveCount(1);
  await expect.poll(shifts).toEqual([0]);
});

test("where an icon would cover another control, it stands at its element's upper corner", async ({ page, host, complaints: _ }) => {
  await openHints(page, host, '<p>Above</p><button id="save">Save all</button><button id="x">X</button>', [tooltip(1, "#save")]);
  await expect(page.locator(marker)).toBeVisible();
  const [of, icon] = [(await boxesOf(page, "#save"))[0]!, (await boxesOf(page, marker))[0]!];
  expect([icon.right <= of.right, icon.x >= of.x, Math.abs(icon.y + 12 - of.top) <= 1]).toEqual([true, true, true]);
  await page.locator("#x").click({ timeout: 2000 });
  await page.locator("#x").evaluate((element) => element.remove());
  await expect.poll(async () => Math.round((await boxesOf(page, marker))[0]!.x - of.right)).toBe(4);
});
