import { expect, test } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { Tabs } from "./tabs.tsx";

test("each tab is a link, and the shown one alone says so", async () => {
  const tabs = ["content", "answers"].map((name) => ({ label: name, to: `/survey/${name}` }));
  const markup = await markupAt("/survey/answers", <Tabs label="Views" tabs={tabs} current="/survey/answers" />);
  const { body } = new DOMParser().parseFromString(markup, "text/html");
  expect(
    [...body.querySelectorAll("nav[aria-label=Views] a")].map((a) => [a.getAttribute("href"), a.getAttribute("aria-current")]),
  ).toEqual([
    ["/survey/content", null],
    ["/survey/answers", "page"],
  ]);
});
