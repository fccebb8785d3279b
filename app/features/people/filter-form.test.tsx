import { useLocation } from "@remix-run/react";
import { act } from "react";
import { expect, test } from "vitest";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { FilterForm } from "./filter-form.tsx";
import { type FilterKey, readFilters } from "./filters.ts";

const keys: FilterKey[] = [
  { key: "plan", name: "Plan", type: "string" },
  { key: "seats", name: "Seats", type: "number" },
  { key: "since", name: "Since", type: "datetime" },
  { key: "lastSeenAt", name: "Last seen", type: "date" },
];
const form = (given: Partial<Parameters<typeof FilterForm>[0]> = {}) => (
  <FilterForm search="" filters={[]} typed={null} keys={keys} problems={[]} keep={{}} without={() => "/list"} {...given} />
);
/** As the list makes it from its address. */
function Searched() {
  const query = new URLSearchParams(useLocation().search);
  const filters = query.has("where") ? [{ where: "seats", name: "Seats", operator: "!empty" as const, value: "" }] : [];
  return form({ search: query.get("search") ?? "", filters });
}
const typed = { key: "seats", operator: "lessThan", value: "many", code: "validate_please_enter_number" };
const labelsIn = (list: ParentNode, selector = "option") => [...list.querySelectorAll(selector)].map((each) => each.textContent);

test("spec 2 §3: without scripts each condition stands under the type that it fits", async () => {
  const { body } = new DOMParser().parseFromString(await markupAt("/list", form({ typed })), "text/html");
  const groups = [...body.querySelectorAll("#operator > optgroup")];
  expect(groups.map((group) => group.getAttribute("label"))).toEqual(["Text", "Number", "Date and time"]);
  expect(groups.map((group) => labelsIn(group)[2])).toEqual(["starts with", "is greater than", "is before"]);
  expect(labelsIn(body, "#operator option[selected]")).toEqual(["is less than"]);
});

test("spec 2 §3: with scripts only the conditions that fit what is filtered by are offered", async () => {
  const { found, page } = await shownAt("/list", form());
  const choose = async (key: string) => {
    await act(async () => {
      found<HTMLSelectElement>("#key").value = key;
      found("#key").dispatchEvent(new Event("change", { bubbles: true }));
    });
    return labelsIn(page, "#operator option");
  };
  expect(await choose("lastSeenAt")).toEqual(["is between", "is on", "is before", "is after", "is empty", "is not empty"]);
  expect((await choose("seats"))[2]).toBe("is greater than");
});

test("a condition is read whatever type it stood under", () => {
  const { filters } = readFilters(new URLSearchParams("key=seats&operator=string.equals&value=1,200"), keys, "en");
  expect(filters).toEqual([{ type: "number", key: "seats", operator: "equals", value: "1200" }]);
});

test("a refused filter has a summary with a link to its field", async () => {
  const { body } = new DOMParser().parseFromString(await markupAt("/list", form({ typed })), "text/html");
  const link = body.querySelector("[role=alert] a");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual([
    "Value: Enter a number, or a date such as 25 Oct 2026 or “today - 3 weeks”",
    "#value",
  ]);
});

test("what is typed of another filter outlasts a search; after a filter the fields say what the address says", async () => {
  const { found, press } = await shownAt(
    "/list",
    <>
      <Searched />
      <Link to="/list?search=ada" id="search-ada" />
      <Link to="/list?where=seats" id="filter-seats" />
    </>,
  );
  const values = () => ["#search", "#value"].map((id) => found<HTMLInputElement>(id).value);
  /** Types while the answer to a link is on its way. */
  const followed = (link: string, selector: string, text: string) =>
    act(async () => {
      found(link).click();
      const control = found<HTMLInputElement>(selector);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(control, text);
      control.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
  await followed("#search-ada", "#value", "team");
  expect(values()).toEqual(["ada", "team"]);
  await press("#filter-seats");
  expect(values()).toEqual(["", ""]);
});

test("what is being typed outlasts sorting", async () => {
  const { found, type, press } = await shownAt(
    "/list",
    <>
      {form()}
      <Link to="/list?sort=publicId" id="sort" />
    </>,
  );
  await type("#search", "ada");
  await type("#value", "team");
  await press("#sort");
  expect([found<HTMLInputElement>("#search").value, found<HTMLInputElement>("#value").value]).toEqual(["ada", "team"]);
});
