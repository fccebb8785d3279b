import { afterEach, expect, test, vi } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { CopyField } from "./copy-field.tsx";

afterEach(() => vi.restoreAllMocks());

function clipboardThat(writeText: (text: string) => Promise<void>) {
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
}

test("without scripts it is a text that can be selected, and no button does nothing", async () => {
  const { body } = new DOMParser().parseFromString(await markupAt("/", <CopyField label="Token" text="hr_1" />), "text/html");
  const input = body.querySelector("input");
  expect([input?.value, input?.readOnly, body.querySelector("label")?.htmlFor]).toEqual(["hr_1", true, input?.id]);
  expect(body.querySelector("button")).toBeNull();
});

test("its button copies all of it and says so", async () => {
  const copied: string[] = [];
  clipboardThat(async (text) => void copied.push(text));
  const { page, press } = await shownAt("/", <CopyField label="Snippet" text={"a\n  b"} kind="code" />);
  await press("button");
  expect(copied).toEqual(["a\n  b"]);
  expect(page.querySelector("[role=status]")?.textContent).toBe("Copied");
});

test("where the browser refuses, it says what to do instead", async () => {
  clipboardThat(() => Promise.reject(new Error("not allowed")));
  const { page, press } = await shownAt("/", <CopyField label="Token" text="hr_1" />);
  await press("button");
  expect(page.querySelector("[role=status]")?.textContent).toContain("copy it yourself");
});
