import type { Page } from "@playwright/test";
import { bundleOf, guide, step } from "./bundle.ts";
import { editedGuide, editedStep, inPageOf } from "./in-page-api.ts";
import type { Fixture } from "./server.ts";
import { expect } from "./test.ts";

export const PAGE = `<main><h1>Contacts</h1>
  <form><label>Name <input id="name" data-testid="name"></label><button type="button" data-testid="save">Save contact</button></form>
  <ul><li><a href="/page/two">Second page</a></li><li><button type="button">Archive</button></li></ul></main>{player}`;
export const panel = (page: Page) => page.getByRole("region", { name: "Edit on page" });
export const save = (page: Page) => page.getByRole("button", { name: "Save to draft" });
export const stored = (host: Fixture) => host.inPage!.guides[0]!;

export function prepareEditing(host: Fixture) {
  host.bundle = bundleOf([guide(5, "Published", [step("x", "slide")])]);
  host.inPage = inPageOf([
    editedGuide(9, "First contact", [
      editedStep("a", "slide", { title: "Welcome" }),
      editedStep("b", "step", { title: "Their name", identifier: "#name", url: "/page/own" }),
      editedStep("c", "step", { title: "Over there", identifier: "#there", url: "/page/two", wait: 0 }),
      editedStep("d", "step", { title: "Nowhere", identifier: "#gone", url: "/page/own", wait: 0 }),
      editedStep("e", "step", { title: "Any detail", identifier: "#x", url: "/page/detail/*" }),
    ]),
  ]);
  host.pages.own = PAGE;
  host.pages.two = '<p id="there">There</p>{player}';
}

export async function openEditor(page: Page, host: Fixture, name = "own") {
  await page.goto(`${host.url}/page/${name}#handrail-edit=edit-good`);
  await expect(panel(page)).toBeVisible();
}
export const openStep = async (page: Page, title: string) => {
  await panel(page).locator(".open", { hasText: title }).click();
  await expect(page.getByLabel("Heading")).toHaveValue(title);
};
