import { expect, test } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { PageHeader } from "./page-header.tsx";

const parsed = async (element: JSX.Element) => new DOMParser().parseFromString(await markupAt("/", element), "text/html").body;

test("the way here is a list of links from the outermost on, and the title ends it", async () => {
  const crumbs = [
    { label: "Guides", to: "/guides" },
    { label: "First steps", to: "/guides?chapter=1" },
  ];
  const body = await parsed(<PageHeader title="Find your way" crumbs={crumbs} status="Live since 21 Nov 2026" />);
  const links = [...body.querySelectorAll("nav[aria-label=Breadcrumbs] > ol > li > a")];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(crumbs.map(({ label, to }) => [label, to]));
  expect(body.querySelector("nav ~ div > h1")?.textContent).toBe("Find your way");
  expect(body.textContent).toContain("Live since 21 Nov 2026");
});

test("a screen at the top has no breadcrumb", async () => {
  expect((await parsed(<PageHeader title="Guides" />)).querySelector("nav")).toBeNull();
});
