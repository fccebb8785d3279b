import { expect, it } from "vitest";
import { targetValue } from "./target-value.ts";

function valueIn(html: string) {
  document.body.innerHTML = html;
  return targetValue(document.body.firstElementChild!);
}

it.each([
  ["<input value='x'>", "x", "x"],
  ["<textarea> y </textarea>", " y ", " y "],
  ["<select><option value='w' selected>Weekly</option></select>", "w", "Weekly"],
  ["<select><option value=''>Choose</option></select>", "", "Choose"],
  ["<input type='checkbox'>", "", ""],
  ["<input type='checkbox' checked value='yes'>", "yes", "yes"],
  ["<label>Name <input value='inner'></label>", "inner", "inner"],
  ["<div contenteditable>typed</div>", "typed", "typed"],
])("reads %s as %j", (html, value, label) => {
  expect(valueIn(html)).toEqual({ value, label });
});
