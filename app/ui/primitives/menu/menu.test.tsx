import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Toggletip } from "#app/ui/primitives/toggletip/toggletip.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { Menu, MenuGroup } from "./menu.tsx";

afterEach(() => vi.restoreAllMocks());

const part = (
  <>
    <Menu label="More">
      <MenuGroup label="State">
        <Form method="post" action="/publish">
          <button type="submit">Publish</button>
        </Form>
      </MenuGroup>
      <MenuGroup tone="danger">
        <a href="/archive">Archive</a>
      </MenuGroup>
    </Menu>
    <p id="elsewhere">Text</p>
  </>
);

/** Lays out what has no size here: the button at `top`, the panel below it with `height`, from `left` on, in a window `wide`. */
function laidOut({ top, height, left = 500, wide = 1280 }: { top: number; height: number; left?: number; wide?: number }) {
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(wide);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.tagName === "SUMMARY" ? new DOMRect(600, top, 32, 32) : new DOMRect(left, top + 36, 200, height);
  });
}

async function opened(element = part) {
  const shown = await shownAt("/", element);
  const details = shown.found<HTMLDetailsElement>("details");
  await act(async () => {
    details.open = true;
    details.dispatchEvent(new Event("toggle"));
  });
  return { ...shown, details, panel: details.lastElementChild as HTMLElement };
}

test("without scripts it is a disclosure, with its groups named", async () => {
  const { body } = new DOMParser().parseFromString(await markupAt("/", part), "text/html");
  expect(body.querySelector("details > summary")?.getAttribute("aria-label")).toBe("More");
  const groups = [...body.querySelectorAll("[role=group]")];
  expect(groups.map((group) => body.querySelector(`[id="${group.getAttribute("aria-labelledby")}"]`)?.textContent)).toEqual([
    "State",
    undefined,
  ]);
});

test.each([
  ["with room below", { top: 100, height: 300 }, []],
  ["at the lower edge", { top: innerHeight - 100, height: 300 }, ["up"]],
  ["with no room anywhere", { top: 200, height: 5000 }, []],
  ["at the left edge", { top: 100, height: 300, left: -50 }, ["toStart"]],
  ["with no room at either side", { top: 100, height: 300, left: -50, wide: 700 }, []],
])("%s", async (_where, layout, places) => {
  laidOut(layout);
  const { panel } = await opened();
  const classes = panel.className.split(" ").flatMap((name) => /_(up|toStart)_/.exec(name)?.[1] ?? []);
  expect(classes).toEqual(places);
});

test("Escape closes it and gives the focus back", async () => {
  const { details, found, key } = await opened();
  await key("a", "Escape");
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(found("summary"));
});

test("a press elsewhere and a form that is sent close it, a press inside does not", async () => {
  const { details, found, press } = await opened();
  const pressDown = (selector: string) => act(async () => void found(selector).dispatchEvent(new Event("pointerdown", { bubbles: true })));
  await pressDown("a");
  expect(details.open).toBe(true);
  await pressDown("#elsewhere");
  expect(details.open).toBe(false);
  await act(async () => details.setAttribute("open", ""));
  await press("[type=submit]");
  expect(details.open).toBe(false);
});

test("one that somebody has just asked for has the focus", async () => {
  const { found } = await shownAt(
    "/",
    <Menu label="More" opened>
      {null}
    </Menu>,
  );
  expect(document.activeElement).toBe(found("summary"));
});

test("a toggletip shows by a press and goes by Escape", async () => {
  const { details, found, key } = await opened(<Toggletip label="About this figure">The share of sessions.</Toggletip>);
  expect(details.textContent).toContain("The share of sessions.");
  await key("summary", "Escape");
  expect([details.open, found("summary").getAttribute("aria-label")]).toEqual([false, "About this figure"]);
});
