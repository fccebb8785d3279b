import { plainField } from "#app/ui/fields/plain-field.ts";
import { SegmentedControl } from "./segmented-control.tsx";

const options = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
];

export const examples = {
  chosen: <SegmentedControl field={plainField("example-interval", { initialValue: "week" })} label="Interval" options={options} />,
  "read only": (
    <SegmentedControl field={plainField("example-interval-fixed", { initialValue: "day" })} label="Interval" options={options} readOnly />
  ),
};
