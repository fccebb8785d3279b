import { expect, test } from "vitest";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { MultiSelect } from "./multi-select.tsx";

const all = Array.from({ length: 10 }, (_, index) => ({ value: String(index), label: `Language ${index}` }));
const part = (options = all) => (
  <Form method="post" action="/save">
    <MultiSelect field={plainField("languages", { initialValue: ["1", "2"] })} label="Languages" options={options} />
    <button type="submit">Save</button>
  </Form>
);
const chips = (page: Element) => [...page.querySelectorAll("[aria-label^=Remove]")].map((button) => button.getAttribute("aria-label"));

test("without scripts they are boxes to tick; a link to the field leads to the first", async () => {
  const { body } = new DOMParser().parseFromString(await markupAt("/", part()), "text/html");
  const boxes = [...body.querySelectorAll<HTMLInputElement>("input[type=checkbox][name=languages]")];
  expect(boxes.map((box) => box.hasAttribute("checked"))).toEqual(all.map(({ value }) => ["1", "2"].includes(value)));
  expect(boxes[0]?.id).toBe("languages");
  expect(body.querySelector("fieldset > legend")?.textContent).toContain("Languages");
});

test("with scripts few stay boxes", async () => {
  const { page } = await shownAt("/", part(all.slice(0, 8)));
  expect(page.querySelector("[role=combobox]")).toBeNull();
  expect(page.querySelector<HTMLInputElement>("#languages")?.type).toBe("checkbox");
});

test("with scripts many are found by typing, shown as chips, and sent by their boxes", async () => {
  const { page, found, type, key, press, sent } = await shownAt("/", part());
  expect(chips(page)).toEqual(["Remove Language 1", "Remove Language 2"]);
  let changes = 0;
  found("form").addEventListener("change", () => changes++);
  await type("#languages", "9");
  await key("#languages", "ArrowDown");
  await key("#languages", "Enter");
  expect(chips(page)).toEqual(["Remove Language 1", "Remove Language 2", "Remove Language 9"]);
  expect(page.querySelectorAll("[role=option]").length).toBeGreaterThan(0);
  await press("[aria-label='Remove Language 1']");
  expect(document.activeElement).toBe(found("#languages"));
  expect(changes).toBe(2);
  await press("[type=submit]");
  expect(sent.at(-1)?.fields).toEqual([
    ["languages", "2"],
    ["languages", "9"],
  ]);
});
