import { useLocation, useNavigate } from "@remix-run/react";
import { act } from "react";
import { expect, test } from "vitest";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

let go: ReturnType<typeof useNavigate>;

/** A screen whose field is made anew for each address, as a list's search is. */
function Screen() {
  useKeptFocus();
  go = useNavigate();
  const { search } = useLocation();
  return (
    <main id="main">
      <h1>Guides</h1>
      <input id="search" key={search} defaultValue={search} />
      <Link to="?search=plan">Search</Link>
      <p>An empty place</p>
    </main>
  );
}

test("who has left what had the focus, by a click on an empty place, does not get it back on the next screen", async () => {
  const { found } = await shownAt("/guides", <Screen />);
  found<HTMLInputElement>("#search").focus();
  found<HTMLInputElement>("#search").blur();
  found("p").click();
  // As Back leads there, by no click.
  await act(async () => go("?search=plan"));
  expect(document.activeElement?.tagName).toBe("H1");
});

test("what is clicked keeps the focus, in a browser that gives none to links too", async () => {
  const { found } = await shownAt("/guides", <Screen />);
  found<HTMLInputElement>("#search").focus();
  found<HTMLInputElement>("#search").blur();
  // `click` by itself moves no focus.
  await act(async () => found("a").click());
  expect(document.activeElement).toBe(found("a"));
});

test("what had the focus keeps it though it is rendered anew, also where the answer came at once", async () => {
  const { found } = await shownAt("/guides", <Screen />);
  const before = found<HTMLInputElement>("#search");
  before.focus();
  // Rendered in one go: no render ever says that the request is on its way.
  await act(async () => found("a").click());
  const after = found<HTMLInputElement>("#search");
  expect([after === before, after.value]).toEqual([false, "?search=plan"]);
  expect(document.activeElement).toBe(after);
});
