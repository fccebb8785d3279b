import { expect, test } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { Toaster } from "./toaster.tsx";

test.each([
  [{ status: "success" }, "Changes saved"],
  [{ status: "error" }, "Error saving changes"],
  [{ status: "success", key: "guide_saved" }, "Guide saved"],
] as const)("a message %j says %s (specification 1, section 8: Toasts)", async (toast, text) => {
  expect(await markupAt("/", <Toaster toast={toast} />)).toContain(text);
});
