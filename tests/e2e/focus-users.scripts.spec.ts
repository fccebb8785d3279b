import { follow, press } from "./support/focus.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("on the list of users", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/users/list/users`);
  const search = page.getByRole("search", { name: "Find users" });
  const summary = search.locator("summary");
  const chips = page.getByRole("list", { name: "Filters" }).getByRole("listitem");
  const add = async (value: string, condition = "is not") => {
    if (!(await search.getByLabel("Filter by").isVisible())) await press(summary);
    await search.getByLabel("Filter by").selectOption("Plan");
    await search.getByLabel("Condition").selectOption(condition);
    await search.getByLabel("Value").fill(value);
    await press(search.getByRole("button", { name: "Add a filter" }));
  };
  const problem = page.getByRole("alert", { name: "There is a problem" });
  await follow(page, [
    ["add a filter", () => add("one"), () => expect(chips).toHaveCount(1), "summary Add a filter"],
    ["add another", () => add("two"), () => expect(chips).toHaveCount(2), "summary Add a filter"],
    ["add what is refused", () => add(" "), () => expect(problem).toBeVisible(), /There is a problem/],
    ["remove a filter", () => press(chips.filter({ hasText: "one" }).getByRole("link")), () => expect(chips).toHaveCount(1), "a Remove"],
    ["remove the last", () => press(chips.getByRole("link")), () => expect(chips).toHaveCount(0), "summary Add a filter"],
    [
      "search",
      () =>
        search
          .getByLabel("ID, name or email")
          .fill("person-1")
          .then(() => press(search.getByRole("button", { name: "Apply" }))),
      () => expect(page).toHaveURL(/search=person-1/),
      "button Apply",
    ],
  ]);
});
