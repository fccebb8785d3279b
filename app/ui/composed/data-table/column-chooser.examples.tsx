import { ColumnChooser } from "./column-chooser.tsx";

const columns = [
  { key: "starts", label: "Starts" },
  { key: "completions", label: "Completions" },
];

export const examples = { "one of two is left out": <ColumnChooser columns={columns} shown={["starts"]} /> };
