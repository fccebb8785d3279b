import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CountBadge } from "./count-badge.tsx";

test.each([
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("a count of %d shows as %s and is said in words", (count, shown) => {
  const markup = renderToStaticMarkup(<CountBadge count={count} label={`${count} new answers`} />);
  expect(markup).toContain(`<span aria-hidden="true">${shown}</span>`);
  expect(markup).toContain(`${count} new answers`);
});

test("nothing where nothing waits", () => {
  expect(renderToStaticMarkup(<CountBadge count={0} label="No new answers" />)).toBe("");
});
