import { useLocation } from "@remix-run/react";
import { act } from "react";
import { expect, test } from "vitest";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

/** A screen whose field is made anew for each address, as a list's search is. */
function Screen() {
  useKeptFocus();
  const { search } = useLocation();
  return (
    <main id="main">
      <h1>Guides</h1>
      <input id="search" key={search} defaultValue={search} />
      <Link to="?search=plan">Search</Link>
    </main>
  );
}

test("who has left what had the focus does not get it back on the next screen", async () => {
  const { found } = await shownAt("/guides", <Screen />);
  found<HTMLInputElement>("#search").focus();
  found<HTMLInputElement>("#search").blur();
  // A click on an empty place, or on a link in a browser that does not focus links.
  await act(async () => found("a").click());
  expect(document.activeElement?.tagName).toBe("H1");
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
