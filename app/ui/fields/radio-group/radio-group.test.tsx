import { expect, test } from "vitest";
import { DateRangeField, OWN_RANGE } from "#app/ui/fields/date-range-field/date-range-field.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SegmentedControl } from "#app/ui/fields/segmented-control/segmented-control.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { RadioGroup } from "./radio-group.tsx";

const parsed = async (element: JSX.Element) => new DOMParser().parseFromString(await markupAt("/", element), "text/html").body;
const radios = (body: Element) =>
  [...body.querySelectorAll<HTMLInputElement>("input[type=radio]")].map((radio) => [
    radio.id,
    radio.value,
    radio.hasAttribute("checked"),
    body.querySelector(`label[for="${radio.id}"]`)?.textContent,
  ]);

test("a link to the field leads to its first choice; each choice has its label and its hint", async () => {
  const choices = [
    { value: "next", label: "Next" },
    { value: "press", label: "Pressing", hint: "The element." },
  ];
  const body = await parsed(<RadioGroup field={plainField("by", { initialValue: "press" })} label="Continue by" choices={choices} />);
  expect(radios(body)).toEqual([
    ["by", "next", false, "Next"],
    ["by-press", "press", true, "Pressing"],
  ]);
  const described = body.querySelector("#by-press")?.getAttribute("aria-describedby");
  expect(body.querySelector(`#${described}`)?.textContent).toBe("The element.");
});

test("dependents follow their radio button, by which style sheets show them, and are sent with any choice", async () => {
  const dependents = <TextField field={plainField("text")} label="Text" />;
  const choices = [
    { value: "next", label: "Next" },
    { value: "fill", label: "Filling in", dependents },
  ];
  const body = await parsed(<RadioGroup field={plainField("by", { initialValue: "next" })} label="Continue by" choices={choices} />);
  const input = body.querySelector<HTMLInputElement>("input[name=text]");
  expect(input?.disabled).toBe(false);
  expect(body.querySelector("#by-fill ~ div input[name=text]")).toBe(input);
});

test("an error is the group's", async () => {
  const field = plainField("by", { errors: ["text_error_missing"] });
  const body = await parsed(<RadioGroup field={field} label="Continue by" choices={[{ value: "next", label: "Next" }]} />);
  expect(body.querySelector("fieldset")?.getAttribute("aria-describedby")).toBe("by-error");
  expect(body.querySelector("legend")?.textContent?.trim()).toBe("Continue by");
});

test("who may not change it has a group of disabled choices", async () => {
  const options = [{ value: "day", label: "Day" }];
  const body = await parsed(<SegmentedControl field={plainField("interval")} label="Interval" options={options} readOnly />);
  expect(body.querySelector<HTMLFieldSetElement>("fieldset")?.disabled).toBe(true);
});

test("a range is a preset or two dates, which belong to the choice of one's own range", async () => {
  const body = await parsed(
    <DateRangeField
      field={plainField("range", { initialValue: OWN_RANGE })}
      from={plainField("from", { initialValue: "2026-11-01" })}
      to={plainField("to", { initialValue: "2026-11-20", errors: ["text_error_invalid"] })}
      compare={plainField("compare")}
      label="Period"
      presets={[{ value: "7", label: "Last 7 days" }]}
    />,
  );
  expect(radios(body).map(([, value, checked]) => [value, checked])).toEqual([
    ["7", false],
    [OWN_RANGE, true],
  ]);
  const dates = [...body.querySelectorAll<HTMLInputElement>(`#range-${OWN_RANGE} ~ div input[type=date]`)];
  expect(dates.map((date) => [date.name, date.value, date.getAttribute("aria-describedby")])).toEqual([
    ["from", "2026-11-01", null],
    ["to", "2026-11-20", "to-error"],
  ]);
  expect(body.querySelector("label[for=compare]")?.textContent).toBe("Compare with the period before");
});
