import { expect, test } from "vitest";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { shownAt } from "#tests/support/scripted.tsx";
import { ColourField } from "./colour-field.tsx";

test("a colour that was refused is not marked any more once it is one", async () => {
  const field = plainField("main_color", { initialValue: "#12", errors: ["colour_error_invalid"] });
  const { found, page, type } = await shownAt("/", <ColourField field={field} label="Main colour" contrastWith="ink" />);
  const marked = () => [found("input").getAttribute("aria-invalid"), page.querySelector(`#${field.errorId}`) !== null];
  expect(marked()).toEqual(["true", true]);
  await type("input", "#12345");
  expect(marked()).toEqual(["true", true]);
  await type("input", "#123456");
  expect(marked()).toEqual([null, false]);
  await type("input", "#1234567");
  expect(marked()).toEqual(["true", true]);
});
