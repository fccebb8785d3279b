import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar, initialsOf } from "./avatar.tsx";

test.each([
  ["Acme CRM", "AC"],
  ["Acme Customer Relations", "AR"],
  ["acme", "A"],
  ["  Äpfel   & Birnen ", "ÄB"],
  ["🙂 smile", "🙂S"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("names take one of seven colours, always the same one", () => {
  const colourOf = (name: string) => /colour\d/.exec(renderToStaticMarkup(<Avatar name={name} />))?.[0];
  const colours = new Set(Array.from({ length: 200 }, (_, index) => colourOf(`Property ${index}`)));
  expect([...colours].sort()).toEqual(["colour0", "colour1", "colour2", "colour3", "colour4", "colour5", "colour6"]);
  expect(colourOf("Acme CRM")).toBe(colourOf("Acme CRM"));
});

test("a picture stands for the initials, without a text of its own: the name is beside it", () => {
  const markup = renderToStaticMarkup(<Avatar name="Ada Admin" image="/ada.webp" of="person" />);
  expect(markup).toContain('src="/ada.webp"');
  expect(markup).toContain('alt=""');
  expect(markup).not.toContain("AA");
});
