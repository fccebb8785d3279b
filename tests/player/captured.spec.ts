import type { Target } from "#app/domain/targets/target.ts";
import { step } from "./support/bundle.ts";
import { expect, flush, test } from "./support/test.ts";

const card = "handrail-player [data-part=card]";

/** A button of this name, captured in a list that scrolls when `scrolls`. */
function button(name: string, scrolls = false): Target {
  const list = { tag: "div", role: "", name: "", keys: [{ name: "id", value: "list" }], scrolls };
  return {
    ...{ tag: "button", language: "", selector: "#captured" },
    recipes: [
      { kind: "role", role: "button", name, others: [], shared: false },
      { kind: "place", around: scrolls ? [list] : [], nth: 0, of: 1, before: "", after: "" },
    ],
  };
}
const at = (target: Target, more = {}) => step("a", "step", { identifier: target.selector, target, ...more });

test("a captured target is played", async ({ page, ownPage }) => {
  await ownPage("<button>Save</button>", [at(button("save"))]);
  await expect(page.locator(card)).toContainText("Title a");
});

test("one whose wait is 0 fails at once, with how sure it was", async ({ page, host, ownPage }) => {
  await ownPage("<button>Other</button>", [at(button("save"), { wait: 0 })]);
  await page.getByRole("button", { name: "Exit guide" }).click({ timeout: 3000 });
  await flush(page);
  await expect.poll(() => host.events.find(({ kind }) => kind === "step_failed")?.payload).toEqual({ reason: "absent", score: 0, wait: 0 });
});

test("a list that makes its rows while it scrolls is scrolled through for a captured target", async ({ page, ownPage }) => {
  const script = `const list = document.getElementById("list"), rows = document.getElementById("rows");
    list.style.cssText = "height:200px;overflow-y:auto"; rows.style.cssText = "height:8000px;position:relative";
    const draw = () => { const first = Math.floor(list.scrollTop / 40); rows.replaceChildren(...Array.from({ length: 6 }, (_, at) => {
      const one = document.createElement("button"); one.textContent = "Row " + (first + at);
      one.style.cssText = "position:absolute;height:40px;top:" + (first + at) * 40 + "px"; return one; })); };
    list.onscroll = draw; draw();`;
  await ownPage(`<div id="list"><div id="rows"></div></div><script nonce="n1">${script}</script>`, [
    at(button("row 120", true), { wait: 20 }),
  ]);
  await expect(page.locator(card)).toContainText("Title a");
  await expect(page.getByRole("button", { name: "Row 120" })).toBeInViewport();
});
