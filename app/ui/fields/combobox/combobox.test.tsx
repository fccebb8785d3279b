import { expect, test } from "vitest";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { Combobox } from "./combobox.tsx";
import { matching } from "./matching.ts";

const options = ["Bern", "Köln", "London"].map((label) => ({ value: label.toLowerCase(), label }));
const field = plainField("city", { initialValue: "bern", errors: ["text_error_missing"] });
const part = (
  <Form method="post" action="/save">
    <Combobox field={field} label="City" options={options} />
    <button type="submit">Save</button>
  </Form>
);
const labels = (page: Element) => [...page.querySelectorAll("[role=option]")].map((option) => option.textContent);

test.each([
  ["", ["Bern", "Köln", "London"]],
  ["  KOLN ", ["Köln"]],
  ["on", ["London"]],
  ["x", []],
])("%j finds %j", (typed, found) => {
  expect(matching(options, typed).map(({ label }) => label)).toEqual(found);
});

test("without scripts it is a select under the field's own id", async () => {
  const { body } = new DOMParser().parseFromString(await markupAt("/", part), "text/html");
  const select = body.querySelector<HTMLSelectElement>("select#city");
  expect([select?.name, select?.hidden, select?.querySelector("[selected]")?.textContent]).toEqual(["city", false, "Bern"]);
  expect(body.querySelector("label[for=city]")?.textContent).toBe("City");
  expect(body.querySelector("input[role=combobox]")).toBeNull();
});

test("with scripts an input has the field's id, label and error, and chooses in the select, which is what is sent", async () => {
  const { page, found, type, key, press, sent } = await shownAt("/", part);
  const input = found<HTMLInputElement>("input#city");
  expect([input.value, input.getAttribute("aria-invalid"), input.getAttribute("aria-describedby")]).toEqual(["Bern", "true", "city-error"]);
  let changes = 0;
  found("form").addEventListener("change", () => changes++);
  await type("#city", "ko");
  expect(labels(page)).toEqual(["Köln"]);
  await key("#city", "ArrowDown");
  await key("#city", "Enter");
  expect([input.value, found<HTMLSelectElement>("select").value, changes]).toEqual(["Köln", "köln", 1]);
  await press("[type=submit]");
  expect(sent.at(-1)?.fields).toEqual([["city", "köln"]]);
});

test("Escape and leaving bring back what is chosen", async () => {
  const { found, type, key } = await shownAt("/", part);
  await type("#city", "Lon");
  await key("#city", "Escape");
  expect([found<HTMLInputElement>("#city").value, found<HTMLSelectElement>("select").value]).toEqual(["Bern", "bern"]);
});
