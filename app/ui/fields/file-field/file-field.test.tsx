import { act } from "react";
import { expect, test } from "vitest";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { fileProblem, shownSize } from "./file-check.ts";
import { FileField } from "./file-field.tsx";

const rules = { accept: "image/png, image/jpeg, .CSV, video/*", mostBytes: 1000 };
const part = <FileField field={plainField("logo")} label="Logo" accept="image/png" types="PNG" mostBytes={2_000_000} />;

test.each([
  ["a.png", "image/png", 1000, null],
  ["a.png", "image/png", 1001, "file_too_large"],
  ["a.svg", "image/svg+xml", 10, "file_wrong_type"],
  ["users.csv", "", 10, null],
  ["a.mp4", "video/mp4", 10, null],
  ["image/png", "", 10, "file_wrong_type"],
])("%s of type %j with %d bytes: %j", (name, type, size, problem) => {
  expect(fileProblem({ name, type, size }, rules)).toBe(problem);
});

test("without rules for its type a file is judged by its size alone", () => {
  expect(fileProblem({ name: "a", type: "", size: 1000 }, { mostBytes: 1000 })).toBeNull();
});

test.each([
  [0, "en", "0 bytes"],
  [1, "en", "1 byte"],
  [5, "en", "5 bytes"],
  [5, "de", "5 Byte"],
  [999, "en", "999 bytes"],
  [1000, "en", "1 kB"],
  [1_250_000, "en", "1.3 MB"],
  [1_250_000, "de", "1,3 MB"],
  [5e12, "en", "5,000 GB"],
])("%d bytes are, in %s, %j", (bytes, language, text) => {
  expect(shownSize(bytes, language)).toBe(text);
});

test("without scripts it is a file input that says its limit", async () => {
  const { body } = new DOMParser().parseFromString(await markupAt("/", part), "text/html");
  const input = body.querySelector("input");
  expect([input?.type, input?.name, input?.getAttribute("accept")]).toEqual(["file", "logo", "image/png"]);
  expect(body.querySelector(`#${input?.getAttribute("aria-describedby")}`)?.textContent).toBe("PNG, up to 2 MB");
});

async function chooses(file: File) {
  const shown = await shownAt("/", part);
  const input = shown.found<HTMLInputElement>("#logo");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  await act(async () => void input.dispatchEvent(new Event("change", { bubbles: true })));
  return { input, status: shown.found("[role=status]").textContent };
}

test("a chosen file is named with its size", async () => {
  const { input, status } = await chooses(new File([new Uint8Array(3000)], "logo.png", { type: "image/png" }));
  expect([status, input.getAttribute("aria-invalid")]).toEqual(["logo.png, 3 kB", null]);
  expect(input.getAttribute("aria-describedby")).toContain("logo-chosen");
});

test.each([
  [new File([new Uint8Array(2_000_001)], "logo.png", { type: "image/png" }), "logo.png is 2 MB. Choose a file of up to 2 MB."],
  [new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" }), "logo.svg isn’t a file you can use here. Choose one of these types: PNG."],
])("a file that would be refused is, at once", async (file, said) => {
  const { input, status } = await chooses(file);
  expect([status, input.getAttribute("aria-invalid")]).toEqual([said, "true"]);
  // The form says why, instead of an empty file.
  const hidden = input.parentElement?.querySelector<HTMLInputElement>("input[type=hidden]");
  expect([input.name, hidden?.name, hidden?.value]).toEqual(["", "logo", said.includes("MB") ? "file_too_large" : "file_wrong_type"]);
});
