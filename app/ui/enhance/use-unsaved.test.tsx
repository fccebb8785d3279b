import { act, useRef } from "react";
import { expect, test } from "vitest";
import { shownAt } from "#tests/support/scripted.tsx";
import { useUnsaved } from "./use-unsaved.ts";

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const count = useUnsaved(form, 1);
  return (
    <form ref={form}>
      <output>{count}</output>
      <input type="hidden" name="revision" defaultValue="1" />
      <input name="title" defaultValue="Tour" />
      <textarea name="text" defaultValue="Hello" />
      <input type="checkbox" name="on" />
      <input type="radio" name="at" value="left" defaultChecked />
      <input type="radio" name="at" value="right" />
      <select name="mode" defaultValue="b">
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input name="search" data-aside="" />
    </form>
  );
}

async function counted() {
  const { type, press, found } = await shownAt("/", <Form />);
  const count = () => Number(found("output").textContent);
  const choose = (value: string) =>
    act(async () => {
      const select = found<HTMLSelectElement>("select");
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
  return { type, press, choose, count };
}

test("the unsaved count is the sum of differences between first and current value (specification 1, section 2: Save bar)", async () => {
  const { type, press, choose, count } = await counted();
  const counts = [count()];
  await type("[name=title]", "Tours");
  counts.push(count());
  await type("[name=title]", "Tours, more");
  counts.push(count());
  await type("[name=text]", "Hello you");
  counts.push(count());
  await press("[name=on]");
  counts.push(count());
  await press("[value=right]");
  counts.push(count());
  await choose("a");
  counts.push(count());
  expect(counts).toEqual([0, 1, 1, 2, 3, 4, 5]);
});

test("what is as it was at first is no difference, and neither is what is not saved", async () => {
  const { type, press, count } = await counted();
  await type("[name=title]", "Tours");
  await type("[name=title]", "Tour");
  await press("[name=on]");
  await press("[name=on]");
  await press("[value=right]");
  await press("[value=left]");
  await type("[name=search]", "anything");
  expect(count()).toBe(0);
});
