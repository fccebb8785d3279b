import { build } from "esbuild";
import { step } from "./support/bundle.ts";
import { expect, flush, test } from "./support/test.ts";

const card = "[data-part=card]";
const FIELD = '<input id="name"><p id="heard"></p><button id="after">After</button>';
/** Says which events the field tells, and with what value. */
const LISTEN = `<script nonce="n1">
  for (const kind of ["input", "change"]) document.getElementById("name").addEventListener(kind, ({ target }) => {
    document.getElementById("heard").textContent += kind + "=" + target.value + ";";
  });
</script>`;
const at = (more = {}) => step("a", "step", { identifier: "#name", autofill: "Ada Lovelace", ...more });
const last = step("b", "slide");

test("“Fill in” writes the text as typing it would, and reports none of it", async ({ page, host, ownPage }) => {
  await ownPage(FIELD + LISTEN, [at(), last]);
  await expect(page.locator("#name")).toHaveValue("");
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.locator("#name")).toHaveValue("Ada Lovelace");
  await expect(page.locator("#heard")).toHaveText("input=Ada Lovelace;change=Ada Lovelace;");
  await expect(page.locator("#name")).toBeFocused();
  await page.locator("#name").press("End");
  await page.locator("#name").pressSequentially(" Byron");
  await page.getByRole("button", { name: "Next" }).click();
  await flush(page);
  await expect.poll(() => host.kinds()).toContain("step_done");
  expect(JSON.stringify(host.events)).not.toContain("Ada");
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain("Byron");
});

/** As frameworks do: a setter of the element's own remembers what they wrote, and what they know already is no change to them. */
const CONTROLLED = `<script nonce="n1">
  const field = document.getElementById("name");
  const { get, set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  let known = "";
  Object.defineProperty(field, "value", { configurable: true, get() { return get.call(this); }, set(value) { known = value; set.call(this, value); } });
  field.addEventListener("input", () => {
    if (field.value === known) return;
    known = field.value;
    document.getElementById("heard").textContent = "changed to " + known;
  });
</script>`;

test("a framework that keeps a field's value itself notices that it was filled in", async ({ page, ownPage }) => {
  await ownPage(FIELD + CONTROLLED, [at(), last]);
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.locator("#heard")).toHaveText("changed to Ada Lovelace");
});

test("the page hears what a person's typing tells, in its order", async ({ page, ownPage }) => {
  const listen = `<script nonce="n1">for (const kind of ["keydown", "beforeinput", "input", "keyup", "change"])
    document.getElementById("name").addEventListener(kind, ({ type, inputType, data, target }) => {
      document.getElementById("heard").textContent += [type, inputType, data, target.value].filter(Boolean).join("=") + ";";
    });</script>`;
  await ownPage(FIELD + listen, [at(), last]);
  await page.getByRole("button", { name: "Fill in" }).click();
  const [data, value] = ["insertText=Ada Lovelace", "Ada Lovelace"];
  await expect(page.locator("#heard")).toHaveText(`keydown;beforeinput=${data};input=${data}=${value};keyup=${value};change=${value};`);
});

test("a mask that writes at the end of a key has its way, and one that writes itself is left to it", async ({ page, ownPage }) => {
  const mask = `<script nonce="n1">
    const field = document.getElementById("name");
    field.addEventListener("keyup", () => { field.value = field.value.toUpperCase(); });
  </script>`;
  await ownPage(FIELD + mask, [at(), last]);
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.locator("#name")).toHaveValue("ADA LOVELACE");
  const own = `<script nonce="n1">
    const text = document.getElementById("name");
    text.addEventListener("beforeinput", (event) => { event.preventDefault(); text.textContent = "[" + event.data + "]"; });
  </script>`;
  await ownPage(`<div id="name" contenteditable>old</div>${own}`, [at(), last]);
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.locator("#name")).toHaveText("[Ada Lovelace]");
});

test("a filter that lets digits through lets the text through", async ({ page, ownPage }) => {
  const filter = `<script nonce="n1">document.getElementById("name").addEventListener("keydown", (event) => {
    if (!/^([0-9]|Backspace|Tab|Arrow.*)$/.test(event.key)) event.preventDefault();
  });</script>`;
  await ownPage(FIELD + filter, [at({ autofill: "4711" }), last]);
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.locator("#name")).toHaveValue("4711");
});

test("an option without a value can be chosen", async ({ page, ownPage }) => {
  await ownPage('<select id="name"><option value="x">X</option><option value="">None</option></select>', [at({ autofill: "None" }), last]);
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.locator("#name")).toHaveValue("");
});

test("a drop-down takes no option that cannot be chosen, and hears of the choice alone", async ({ page, ownPage }) => {
  await ownPage(
    `<select id="name"><option value="x">X</option><option disabled>Ada</option><optgroup label="Off" disabled><option>Ada</option></optgroup>
      <option value="2">Ada</option></select><script nonce="n1">window.heard = [];
      for (const name of ["keydown", "beforeinput", "input", "keyup", "change"])
        document.getElementById("name").addEventListener(name, () => heard.push(name));</script>`,
    [at({ autofill: "Ada" }), last],
  );
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.locator("#name")).toHaveValue("2");
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(["input", "change"]);
});

test("a controlled field of React's takes it", async ({ page, ownPage }) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createElement, useState } from "react"; import { createRoot } from "react-dom/client";
        function Field() { const [name, setName] = useState("");
          return createElement("label", null, createElement("input", { id: "name", value: name, onChange: (event) => setName(event.target.value.trimEnd()) }),
            createElement("output", { id: "kept" }, name)); }
        createRoot(document.getElementById("root")).render(createElement(Field));`,
      resolveDir: import.meta.dirname,
    },
    ...{ bundle: true, write: false, format: "iife", minify: true, define: { "process.env.NODE_ENV": '"production"' } },
  });
  const script = outputFiles[0]!.text.replaceAll("</script", "<\\/script");
  await ownPage(`<div id="root"></div><script nonce="n1">${script}</script>`, [at(), last]);
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.locator("#kept")).toHaveText("Ada Lovelace");
  await expect(page.locator("#name")).toHaveValue("Ada Lovelace");
});

for (const [what, field, read] of [
  ["a text area", '<textarea id="name">old</textarea>', "value"],
  [
    "a drop-down, by the name of an option",
    '<select id="name"><option value=""></option><option value="7">ada lovelace</option></select>',
    "value",
  ],
  ["rich text", '<div id="name" contenteditable>old</div>', "textContent"],
  ["the field inside of the element", '<label id="name">Name <input id="inner"></label>', "inner"],
] as const) {
  test(`${what} is filled in`, async ({ page, ownPage }) => {
    await ownPage(field, [at(), last]);
    await page.getByRole("button", { name: "Fill in" }).click();
    const held = () =>
      page.evaluate((kind) => {
        const element = document.getElementById(kind === "inner" ? "inner" : "name")!;
        return kind === "textContent" ? element.textContent : (element as HTMLInputElement).value;
      }, read);
    await expect.poll(held).toBe(what.startsWith("a drop-down") ? "7" : "Ada Lovelace");
  });
}

test("what may not be typed into has no button", async ({ page, ownPage }) => {
  await ownPage('<input id="name" readonly>', [at({ shortcutHints: true, enterPrompt: true }), last]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Fill in" })).toHaveCount(0);
  await expect(page.locator("[data-part=keys]")).toHaveCount(0);
});

test("filling in fulfils the condition of a step, which then leads on", async ({ page, ownPage }) => {
  await ownPage(FIELD, [at({ nextWhen: "condition", nextIf: "nonempty", nextButton: false }), last]);
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
});

test("with shortcut hints, Tab fills in an empty target, and then moves on as always", async ({ page, ownPage }) => {
  await ownPage(FIELD, [at({ shortcutHints: true, tabLabel: " Tabulator " }), last]);
  await expect(page.locator("[data-part=keys]")).toHaveText(/^Shortcuts\s*Tabulator Fill in$/);
  await page.locator("#name").focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("#name")).toHaveValue("Ada Lovelace");
  await expect(page.locator("#name")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#after")).toBeFocused();
});

test("without them Tab only moves on", async ({ page, ownPage }) => {
  await ownPage(FIELD, [at(), last]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await expect(page.locator("[data-part=keys]")).toHaveCount(0);
  await page.locator("#name").focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("#after")).toBeFocused();
  await expect(page.locator("#name")).toHaveValue("");
});

test("with the prompt, Enter in the target leads on as Next does", async ({ page, ownPage }) => {
  await ownPage(FIELD, [at({ enterPrompt: true, autofill: undefined, nextIf: "nonempty", message: "A name, please." }), last]);
  await expect(page.locator("[data-part=keys]")).toContainText("ENTER");
  await expect(page.locator("[data-part=keys]")).not.toContainText("Shortcuts");
  await page.locator("#name").press("Enter");
  await expect(page.getByRole("alert")).toHaveText("A name, please.");
  await page.locator("#name").pressSequentially("Ada");
  await page.locator("#name").press("Enter");
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
});

test("Enter is left alone in a new line of a text area", async ({ page, ownPage }) => {
  await ownPage('<textarea id="name"></textarea>', [at({ enterPrompt: true }), last]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await page.locator("#name").press("Shift+Enter");
  await expect(page.locator("#name")).toHaveValue("\n");
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
});

test("Enter is left alone where Next is not offered", async ({ page, ownPage }) => {
  await ownPage(FIELD, [at({ enterPrompt: true, nextWhen: "click", nextButton: false, mandatory: true }), last]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await page.locator("#name").press("Enter");
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
});
