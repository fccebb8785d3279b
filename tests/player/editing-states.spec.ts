import { openEditor, panel, prepareEditing } from "./support/editing.ts";
import { editedGuide, editedStep } from "./support/in-page-api.ts";
import { expect, test } from "./support/test.ts";

/** What the editor says of a target at this moment, by the body of its page: in the list, and in full. The step would fail where `isMissing`. */
const STATES: [name: string, body: string, words: string, sentence: string, isMissing?: true][] = [
  ["hidden", '<button id="t" hidden>T</button>', "hidden", "The element is there, but not visible.", true],
  ["disabled", '<button id="t" disabled>T</button>', "disabled", "The element is disabled at the moment."],
  [
    "disabled for all but the pointer",
    '<a id="t" href="#" aria-disabled="true">T</a>',
    "disabled",
    "The element is disabled at the moment.",
  ],
  ["off screen", '<div class="far"></div><button id="t">T</button>', "off screen", "The element is outside the visible part of the page."],
  [
    "cut off by its scroller",
    '<div class="scroller"><div class="far"></div><button id="t">T</button></div>',
    "off screen",
    "The element is outside the visible part of the page.",
  ],
  ["covered", '<button id="t">T</button><div class="veil"></div>', "covered", "Something on the page covers the element at the moment."],
  ["in a frame", '<iframe id="f"></iframe>', "in a frame", "The element is in a frame within the page."],
  [
    "perhaps in a frame of another site",
    '<iframe sandbox src="/page/two"></iframe>',
    "perhaps in a frame of another site",
    "The page has a frame of another site, in which nothing can be found.",
    true,
  ],
];
const STYLE = `<style nonce="n1">.far{height:3000px}.scroller{height:90px;overflow:auto}.veil{position:fixed;inset:0;background:#eee}</style>`;

for (const [name, body, words, sentence, isMissing] of STATES)
  test(`a target that is ${name} is told apart`, async ({ page, host }) => {
    prepareEditing(host);
    host.inPage!.guides[0] = editedGuide(9, "One", [editedStep("a", "step", { title: "Target", identifier: "#t", url: "/page/own" })]);
    host.pages.own = `${STYLE}${body}<script nonce="n1">const f = document.getElementById("f");
      if (f) f.contentDocument.body.innerHTML = '<button id="t">T</button>';</script>{player}`;
    await openEditor(page, host);
    const row = panel(page).locator("[data-step=a]");
    await expect(row.locator(".now")).toHaveText(words);
    await expect(row.locator(".stand")).toHaveText(isMissing ? "Not found" : "Found");
    await row.click();
    await expect(panel(page).locator(".conditions")).toHaveText(sentence);
    await page.getByRole("button", { name: "Back to all steps" }).click();
    await page.getByRole("button", { name: "Check this page" }).click();
    await expect(panel(page).locator(".summary")).toHaveText(isMissing ? "0 found, 0 weak, 1 not found" : "1 found, 0 weak, 0 not found");
    await expect(panel(page).locator(".now")).toHaveText(words);
  });

test("a target that is absent, or there for all to see, has nothing beside it", async ({ page, host }) => {
  prepareEditing(host);
  await openEditor(page, host);
  await expect(panel(page).locator("[data-step=b] .stand")).toHaveText("Found");
  await expect(panel(page).locator("[data-step=d] .stand")).toHaveText("Not found");
  await expect(panel(page).locator(".now")).toHaveCount(0);
});
