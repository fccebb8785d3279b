import { afterEach, expect, test, vi } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { Toaster } from "./toaster.tsx";

afterEach(() => vi.useRealTimers());

const UNDO = {
  status: "success",
  key: "guide_unpublished",
  action: { action: "/app/7/manage/3/publication", fields: { intent: "publish" } },
} as const;

test.each([
  [{ status: "success" }, "Changes saved"],
  [{ status: "error" }, "Error saving changes"],
  [{ status: "success", key: "guide_saved" }, "Guide saved"],
] as const)("a message %j says %s (specification 1, section 8: Toasts)", async (toast, text) => {
  expect(await markupAt("/", <Toaster toast={toast} />)).toContain(text);
});

test.each([
  ["guide_archived", "Guide archived"],
  ["guide_saved", "Guide saved"],
  ["guide_moved", "Guide moved"],
  ["guides_reordered", "Guides reordered"],
  ["chapter_created", "Chapter created"],
  ["chapter_saved", "Chapter saved"],
  ["chapters_reordered", "Chapters reordered"],
  ["chapter_segment_updated", "Chapter segment updated"],
  ["changes_saved", "Changes saved"],
  ["copilot_segment_saved", "Copilot user segment saved"],
])("the success toast %s says: %s (specification 1, section 8)", async (key, text) => {
  expect(await markupAt("/", <Toaster toast={{ status: "success", key }} />)).toContain(`>${text}<`);
});

const OPTIONS = { defaultValue: "Pay here", ns: "errors", lng: "de", context: "x", returnObjects: 1, postProcess: "x", interpolation: "x" };

test.each(Object.entries(OPTIONS))("a planted value named %s changes nothing in a message", async (name, value) => {
  for (const [key, text] of [
    ["guide_saved", "Guide saved"],
    ["unheard_of", "unheard_of"],
  ] as const) {
    const markup = await markupAt("/", <Toaster toast={{ status: "success", key, values: { [name]: value } }} />);
    expect(markup).toContain(`>${text}<`);
  }
});

test("values fill the gaps of a message", async () => {
  const toast = { status: "success", key: "errors:text_error_too_long", values: { limit: 77 } } as const;
  expect(await markupAt("/", <Toaster toast={toast} />)).toContain("77");
});

test("without scripts Undo is a form of its own", async () => {
  const { body } = new DOMParser().parseFromString(await markupAt("/", <Toaster toast={UNDO} />), "text/html");
  const form = body.querySelector("form");
  expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/app/7/manage/3/publication"]);
  expect(form?.querySelector<HTMLInputElement>("input[name=intent]")?.value).toBe("publish");
  expect([...body.querySelectorAll("button")].map((button) => button.textContent)).toEqual(["Undo"]);
});

test("a success goes by itself after 3 s", async () => {
  vi.useFakeTimers();
  const { page, later } = await shownAt("/", <Toaster toast={{ status: "success", key: "guide_saved" }} />);
  expect(page.textContent).toContain("Guide saved");
  await later(2999);
  expect(page.textContent).toContain("Guide saved");
  await later(1);
  expect(page.textContent).not.toContain("Guide saved");
});

test.each([[{ status: "error" } as const], [UNDO]])("%j stays until it is closed", async (toast) => {
  vi.useFakeTimers();
  const { page, later, press } = await shownAt("/", <Toaster toast={toast} />);
  await later(60_000);
  expect(page.querySelector("[role=status]")?.textContent).not.toBe("");
  await press("[aria-label=Close]");
  expect(page.querySelector("[role=status]")?.textContent).toBe("");
});
