import { expect, test } from "vitest";
import { keptMedia } from "./kept-media.ts";

const link = (title: string) => ({ type: "link" as const, url: "https://example.com", title });

test.each([
  ["en", "Link title"],
  ["de", "Linktitel"],
  ["de-AT", "Linktitel"],
  ["fr", "Link title"],
])("in %s a link without a title gets %s", (language, title) => {
  expect(keptMedia(link(" "), language)).toEqual(link(title));
});

test("a written title stays, and so do media of other kinds without one", () => {
  expect(keptMedia(link("Handbook"), "de")).toEqual(link("Handbook"));
  const image = { type: "image" as const, url: "https://example.com/a.png", title: "" };
  expect(keptMedia(image, "de")).toEqual(image);
});

test("an emptied info box is removed", () => {
  expect(keptMedia({ type: "info", text: " \n" }, "en")).toBeNull();
  expect(keptMedia({ type: "info", text: "Note" }, "en")).toEqual({ type: "info", text: "Note" });
  expect(keptMedia(null, "en")).toBeNull();
});
