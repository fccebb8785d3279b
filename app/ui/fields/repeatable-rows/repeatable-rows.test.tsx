import { type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData } from "@remix-run/react";
import { expect, test } from "vitest";
import { z } from "zod";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { RepeatableRows } from "./repeatable-rows.tsx";

const schema = z.object({ rules: z.array(z.object({ url: z.string() })) });

function Rules() {
  const [form, { rules }] = useForm<z.infer<typeof schema>>({
    id: "rules-form",
    defaultValue: { rules: ["/a", "/b", "/c"].map((url) => ({ url })) },
    lastResult: useActionData() as SubmissionResult<string[]> | undefined,
  });
  const rows = rules.getFieldList().map((row, index) => ({
    key: row.key ?? row.id,
    name: `Rule ${index + 1}`,
    field: row,
    content: <TextField field={row.getFieldset().url} label="Address" />,
  }));
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
      <button type="submit">Save</button>
      <RepeatableRows field={rules} label="Rules" form={form} rows={rows} add="Add rule" />
    </Form>
  );
}

const shown = () => shownAt("/", <Rules />, (form) => parseWithZod(form, { schema }).reply());
const urls = (page: Element) => [...page.querySelectorAll<HTMLInputElement>("input[type=text]")].map(({ value }) => value);
const at = (label: string) => `[aria-label='${label}']`;

/** What the server makes of a form that one of its buttons has sent. */
function answerTo(body: HTMLElement, label: string) {
  const sent = new FormData();
  for (const input of body.querySelectorAll<HTMLInputElement>("input[type=text]")) sent.append(input.name, input.defaultValue);
  const button = [...body.querySelectorAll("button")].find((each) => (each.getAttribute("aria-label") ?? each.textContent) === label);
  sent.append(button?.name ?? "", button?.value ?? "");
  return parseWithZod(sent, { schema }).payload.rules;
}

test("without scripts every button is a submit button whose intent the server understands", async () => {
  const { body } = new DOMParser().parseFromString(await markupAt("/", <Rules />), "text/html");
  expect([...body.querySelectorAll("li")]).toHaveLength(3);
  const rows = (...list: string[]) => list.map((url) => ({ url }));
  expect(answerTo(body, "Move Rule 3 up")).toEqual(rows("/a", "/c", "/b"));
  expect(answerTo(body, "Move Rule 1 down")).toEqual(rows("/b", "/a", "/c"));
  expect(answerTo(body, "Remove Rule 2")).toEqual(rows("/a", "/c"));
  expect(answerTo(body, "Add rule")).toHaveLength(4);
});

test("the first row does not move up, nor the last one down, and both say so", async () => {
  const { body } = new DOMParser().parseFromString(await markupAt("/", <Rules />), "text/html");
  const stuck = [...body.querySelectorAll("[aria-disabled=true]")];
  expect(stuck.map((button) => [button.getAttribute("aria-label"), button.getAttribute("type")])).toEqual([
    ["Move Rule 1 up", "button"],
    ["Move Rule 3 down", "button"],
  ]);
});

test("a new row has the focus in its first field, and what was typed elsewhere stays", async () => {
  const { page, type, press, found } = await shown();
  await type("input[name='rules[0].url']", "/typed");
  await press("[data-act=add]");
  expect(urls(page)).toEqual(["/typed", "/b", "/c", ""]);
  expect(document.activeElement).toBe(found("input[name='rules[3].url']"));
});

test("a moved row keeps the focus on the button that moved it", async () => {
  const { page, press, found } = await shown();
  await press(at("Move Rule 1 down"));
  expect(urls(page)).toEqual(["/b", "/a", "/c"]);
  expect(document.activeElement).toBe(found(at("Move Rule 2 down")));
});

test("after a removed row its follower has the focus, then the row before, then the button that adds", async () => {
  const { page, press, found } = await shown();
  await press(at("Remove Rule 2"));
  expect(urls(page)).toEqual(["/a", "/c"]);
  expect(document.activeElement).toBe(found(at("Remove Rule 2")));
  await press(at("Remove Rule 2"));
  expect(document.activeElement).toBe(found(at("Remove Rule 1")));
  await press(at("Remove Rule 1"));
  expect(document.activeElement).toBe(found("[data-act=add]"));
});
