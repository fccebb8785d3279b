import { expect, test } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { KeptTexts } from "./kept-texts.tsx";

const shown = (...fields: { name: string; value: string }[]) => markupAt("/not-sent", <KeptTexts fields={fields} />);

test("what was typed is shown by the labels of its own screen, in the order of the form", async () => {
  const markup = await shown({ name: "request", value: "The chart stays empty." }, { name: "mainUrl", value: "app.example" });
  expect(markup).toMatch(/How can we help\?.*The chart stays empty\..*Main address.*app\.example/s);
});

test("blanks, passwords, hidden fields and what no field takes are not shown", async () => {
  const fields = [
    { name: "title", value: " " },
    { name: "newPassword", value: "Secret-secret-1" },
    { name: "base", value: "{}" },
    { name: "__proto__", value: "x" },
    { name: "content", value: "<".repeat(10_001) },
  ];
  expect(await shown(...fields)).toBe("");
});
