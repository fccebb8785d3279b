import { expect, test } from "vitest";
import { codeFiles, readSource } from "./sources.ts";

const FORMS = codeFiles(["app/routes"]).filter((file) => readSource(file).includes("= useScreenForm({"));

test("every screen with a form keeps what was typed when its action cannot be reached", () => {
  expect(FORMS.length).toBeGreaterThan(6);
  for (const file of FORMS) {
    const page = file.replace(/\/\+parts\/[^/]+$/, "/page.tsx");
    expect([page, /^export const clientAction = keepTyped;$/m.test(readSource(page))]).toEqual([page, true]);
  }
});
