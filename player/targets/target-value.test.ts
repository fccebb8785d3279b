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
  ["<label><input type='checkbox' checked value='yes'> I agree</label>", "yes", " I agree"],
  ["<fieldset><input type='radio' value='a'><label><input type='radio' value='b' checked>Yearly</label></fieldset>", "b", "Yearly"],
  ["<fieldset><input type='radio' name='r' value='a'><input type='radio' name='r' value='b'></fieldset>", "", ""],
  ["<div role='radiogroup'><p role='radio' aria-checked='false'>A</p><p role='radio' aria-checked='true'>B</p></div>", "B", "B"],
  ["<button role='switch' aria-checked='false'>Wi-Fi</button>", "", ""],
  ["<button role='combobox' data-placeholder=''>Choose</button>", "", ""],
  ["<div><span>Stage</span><div role='combobox'>Lead</div><input aria-hidden='true' value='7'></div>", "7", "Lead"],
  ["<div><div role='combobox'><span>\u200b</span></div><input aria-hidden='true' value=''></div>", "", ""],
  ["<div><div class='x-placeholder'>Select</div><div><input role='combobox'></div></div>", "", ""],
  ["<div><div class='x-singleValue'>Lead</div><div><input role='combobox'></div></div>", "Lead", "Lead"],
  ["<label>Name <input value='inner'></label>", "inner", "inner"],
  ["<div contenteditable>typed</div>", "typed", "typed"],
])("reads %s as %j", (html, value, label) => {
  expect(valueIn(html)).toEqual({ value, label });
});
