import { Button } from "#app/ui/primitives/button/button.tsx";
import { type Column, DataTable } from "./data-table.tsx";

type Row = { id: number; title: string; starts: number };
const rows: Row[] = [
  { id: 1, title: "Find your way around", starts: 765 },
  { id: 2, title: "A title that is longer than anybody wants to read, and that no column should grow as wide as", starts: 12 },
  { id: 3, title: "Plan your day", starts: 0 },
];
const columns: Column<Row>[] = [
  { key: "title", label: "Guide", sort: { to: "/sandbox?sort=title" }, cell: ({ title }) => title },
  { key: "starts", label: "Starts", number: true, sort: { to: "/sandbox?sort=starts", order: "desc" }, cell: ({ starts }) => starts },
  ...Array.from({ length: 12 }, (_, index) => ({
    key: `month-${index}`,
    label: `Month ${index + 1}`,
    number: true,
    cell: ({ starts }: Row) => starts * (index + 1),
  })),
];

export const examples = {
  "rows that lead somewhere, wider than a phone": (
    <DataTable caption="Guides" columns={columns} rows={rows} keyOf={({ id }) => id} linkOf={({ id }) => `/sandbox?guide=${id}`} />
  ),
  "several rows at once": (
    <DataTable
      caption="Guides to archive"
      columns={columns.slice(0, 2)}
      rows={rows}
      keyOf={({ id }) => id}
      choosing={{
        form: "example-chosen",
        action: "/sandbox",
        name: "guide",
        nameOf: ({ title }) => title,
        buttons: <Button size="small">Archive</Button>,
        words: {
          chosen: (count) => `Guides selected: ${count}`,
          before: "With the selected guides:",
          all: "Select all guides on this page",
        },
      }}
    />
  ),
  "rows that stack on a phone, with the heads that sort above them": (
    <DataTable caption="Guides that stack" columns={columns.slice(0, 5)} rows={rows} keyOf={({ id }) => id} stacks />
  ),
  "without rows": <DataTable caption="No guides" columns={columns.slice(0, 2)} rows={[]} keyOf={({ id }) => id} empty="No guides yet" />,
};
