import { expect, test } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { type Use, UsedBy } from "./used-by.tsx";

const shown = async (uses: Use[]) => new DOMParser().parseFromString(await markupAt("/", <UsedBy uses={uses} />), "text/html").body;

test("uses stand by kind in a fixed order, each kind with its number", async () => {
  const body = await shown([
    { kind: "user_segment", id: 1, title: "Sales" },
    { kind: "guide", id: 2, title: "Tour", to: "/guides/2" },
    { kind: "chapter", id: 2, title: "First steps", to: "/chapters/2" },
    { kind: "guide", id: 1, title: "Search", to: "/guides/1" },
  ]);
  expect([...body.querySelectorAll("h3")].map(({ textContent }) => textContent)).toEqual(["1 chapter", "2 guides", "1 user segment"]);
  expect([...body.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["First steps", "/chapters/2"],
    ["Tour", "/guides/2"],
    ["Search", "/guides/1"],
  ]);
  expect(body.textContent).toContain("Sales");
  expect(body.querySelector("details")).toBeNull();
});

test("of a long list five stand open, and the rest is folded with its number", async () => {
  const body = await shown(Array.from({ length: 7 }, (_, id) => ({ kind: "message", id, title: `Message ${id}` })));
  expect(body.querySelectorAll("section > ul > li")).toHaveLength(5);
  expect(body.querySelector("summary")?.textContent).toBe("2 more");
  expect([...body.querySelectorAll("details li")].map(({ textContent }) => textContent)).toEqual(["Message 5", "Message 6"]);
});

test("what nothing uses says so", async () => {
  const body = await shown([]);
  expect(body.textContent).toBe("UsageNot used anywhere. You can change or remove it without affecting anything else.");
});
