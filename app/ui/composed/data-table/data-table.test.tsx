import { expect, test } from "vitest";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { ColumnChooser } from "./column-chooser.tsx";
import { type Column, DataTable } from "./data-table.tsx";

type Row = { id: number; title: string };
const rows: Row[] = [
  { id: 3, title: "Plan your day" },
  { id: 5, title: "Find your way" },
];
const columns: Column<Row>[] = [
  { key: "title", label: "Guide", sort: { to: "/list?sort=title", order: "asc" }, cell: ({ title }) => title },
  { key: "starts", label: "Starts", sort: { to: "/list?sort=starts" }, number: true, cell: ({ id }) => id * 10 },
  { key: "note", label: "Note", cell: () => "none" },
];
const choosing = {
  form: "chosen",
  action: "/list/archive",
  name: "guide",
  nameOf: ({ title }: Row) => title,
  buttons: <Button>Archive</Button>,
  words: {
    chosen: (count: number) => `${count} guides selected`,
    before: "With the selected guides:",
    all: "Select all guides on this page",
  },
};
const table = (given: Partial<Parameters<typeof DataTable<Row>>[0]> = {}) => (
  <DataTable caption="Guides" columns={columns} rows={rows} keyOf={({ id }) => id} {...given} />
);
const parsed = async (element: JSX.Element) => new DOMParser().parseFromString(await markupAt("/list", element), "text/html").body;

test("heads lead to the sorting, and the one that rows are sorted by says so", async () => {
  const body = await parsed(table());
  const heads = [...body.querySelectorAll("thead th")];
  expect(heads.map((head) => [head.getAttribute("aria-sort"), head.querySelector("a")?.getAttribute("href") ?? null])).toEqual([
    ["ascending", "/list?sort=title"],
    [null, "/list?sort=starts"],
    [null, null],
  ]);
});

test("a row is named by its first cell, which leads to it", async () => {
  const body = await parsed(table({ linkOf: ({ id }) => `/list/${id}` }));
  const names = [...body.querySelectorAll("tbody th[scope=row]")];
  expect(names.map((name) => [name.textContent, name.querySelector("a")?.getAttribute("href")])).toEqual([
    ["Plan your day", "/list/3"],
    ["Find your way", "/list/5"],
  ]);
  expect(body.querySelector("section")?.getAttribute("tabindex")).toBe("0");
  expect(body.querySelector("caption")?.textContent).toBe("Guides");
});

test("without rows one cell over all columns says so, and nothing is there to be chosen", async () => {
  const body = await parsed(table({ rows: [], empty: "No guides yet", choosing }));
  const cell = body.querySelector<HTMLTableCellElement>("tbody td");
  expect([cell?.textContent, cell?.colSpan, body.querySelector("form")]).toEqual(["No guides yet", 4, null]);
});

test("a table that stacks on a phone keeps its roles, and its cells the labels of their columns", async () => {
  const body = await parsed(table({ stacks: true }));
  const roles = (selector: string) => [...body.querySelectorAll(selector)].map((each) => each.getAttribute("role"));
  expect(roles("table, thead, tbody")).toEqual(["table", "rowgroup", "rowgroup"]);
  expect(roles("tr")).toEqual(["row", "row", "row"]);
  expect(roles("thead th")).toEqual(["columnheader", "columnheader", "columnheader"]);
  expect(roles("tbody th, tbody td")).toEqual(["rowheader", "cell", "cell", "rowheader", "cell", "cell"]);
  const labels = [...body.querySelectorAll("tbody tr:first-child > *")].map((each) => each.getAttribute("data-label"));
  expect(labels).toEqual([null, "Starts", "Note"]);
  const none = await parsed(table({ stacks: true, rows: [], empty: "No guides yet" }));
  expect(none.querySelector("tbody td")?.outerHTML).toBe('<td colspan="3" role="cell">No guides yet</td>');
  const other = await parsed(table());
  expect(other.querySelectorAll("[role=row], [data-label]")).toHaveLength(0);
});

test("without scripts chosen rows belong to one form, which its buttons send", async () => {
  const body = await parsed(table({ choosing }));
  const form = body.querySelector("form");
  expect([form?.id, form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["chosen", "post", "/list/archive"]);
  const boxes = [...body.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  expect(boxes.map((box) => [box.getAttribute("form"), box.name, box.value, box.getAttribute("aria-label")])).toEqual([
    ["chosen", "guide", "3", "Select “Plan your day”"],
    ["chosen", "guide", "5", "Select “Find your way”"],
  ]);
  expect(form?.textContent).toBe("With the selected guides:Archive");
});

test("with scripts the chosen rows are counted, all can be chosen at once, and the form sends them", async () => {
  const { found, press, sent } = await shownAt("/list", table({ choosing }));
  const said = () => found("[role=status]").textContent;
  const all = "input[aria-label='Select all guides on this page']";
  expect(said()).toBe("0 guides selected");
  await press("input[value='5']");
  expect([said(), found<HTMLInputElement>(all).indeterminate, found<HTMLInputElement>(all).checked]).toEqual([
    "1 guides selected",
    true,
    false,
  ]);
  await press(all);
  expect([said(), found<HTMLInputElement>(all).indeterminate, found<HTMLInputElement>(all).checked]).toEqual([
    "2 guides selected",
    false,
    true,
  ]);
  await press("input[value='3']");
  await press("form button");
  expect(sent.map(({ action, fields }) => [action, fields.filter(([name]) => name === "guide")])).toEqual([
    ["/list/archive", [["guide", "5"]]],
  ]);
  await press(all);
  await press(all);
  expect(said()).toBe("0 guides selected");
});

test("the columns that are chosen go into the address, with everything else that it says", async () => {
  const all = columns.slice(1).map(({ key, label }) => ({ key, label }));
  const chooser = <ColumnChooser columns={all} shown={["starts"]} />;
  const markup = await markupAt("/list?search=way&sort=title&column=starts", chooser);
  const { body } = new DOMParser().parseFromString(markup, "text/html");
  const form = body.querySelector("form");
  expect([form?.getAttribute("method") ?? "get", form?.getAttribute("action")]).toEqual(["get", "/list"]);
  const inputs = [...body.querySelectorAll("input")];
  const said = inputs.filter(({ type }) => type === "hidden").map(({ name, value }) => `${name}=${value}`);
  expect(said).toEqual(["search=way", "sort=title", "column=none"]);
  expect(inputs.filter(({ type }) => type === "checkbox").map((box) => [box.value, box.hasAttribute("checked")])).toEqual([
    ["starts", true],
    ["note", false],
  ]);
});

test("a column that was unticked without being applied is ticked again at another address", async () => {
  const { found, press } = await shownAt(
    "/list",
    <>
      <ColumnChooser columns={[{ key: "starts", label: "Starts" }]} shown={["starts"]} />
      <Link to="/list?sort=title" id="sort" />
    </>,
  );
  const box = () => found<HTMLInputElement>("input[type=checkbox]");
  await press("input[type=checkbox]");
  expect(box().checked).toBe(false);
  await press("#sort");
  expect(box().checked).toBe(true);
});
