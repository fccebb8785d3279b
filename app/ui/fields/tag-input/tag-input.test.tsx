import { expect, test } from "vitest";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { entriesOf } from "./tag-entry.tsx";
import { TagInput } from "./tag-input.tsx";

const part = (
  <Form method="post" action="/save">
    <TagInput field={plainField("tags", { initialValue: "sales\nsupport" })} label="Tags" />
    <button type="submit">Save</button>
  </Form>
);
const lines = (page: Element) => page.querySelector("textarea")?.value.split("\n");

test.each([
  ["a\nb", ["a", "b"]],
  [" a \r\n\r\nb\na", ["a", "b"]],
  ["", []],
])("%j holds %j", (text, entries) => {
  expect(entriesOf(text)).toEqual(entries);
});

test("without scripts it is a textarea with one per line, and says so", async () => {
  const { body } = new DOMParser().parseFromString(await markupAt("/", part), "text/html");
  expect(body.querySelector("textarea#tags")?.textContent).toBe("sales\nsupport");
  expect(body.querySelector(`#${body.querySelector("textarea")?.getAttribute("aria-describedby")}`)?.textContent).toBe("One per line.");
});

test("with scripts Enter and a comma add, Backspace and a chip's button take away, and the textarea is sent", async () => {
  const { page, found, type, key, press, sent } = await shownAt("/", part);
  await type("#tags", "crm");
  await key("#tags", "Enter");
  await type("#tags", "hr");
  await key("#tags", ",");
  expect(lines(page)).toEqual(["sales", "support", "crm", "hr"]);
  await key("#tags", "Backspace");
  await press("[aria-label='Remove sales']");
  expect(lines(page)).toEqual(["support", "crm"]);
  expect(document.activeElement).toBe(found("#tags"));
  await press("[type=submit]");
  expect(sent.at(-1)?.fields.map(([name, value]) => [name, entriesOf(value)])).toEqual([["tags", ["support", "crm"]]]);
});
