import { expect, test } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { FormProblems } from "./form-problems.tsx";

const FIELDS = { key: { label: "Key", id: "key" } };
const TAKEN = "attribute_error_key_taken";
const entriesOf = async (errors: Record<string, string[]>, code: string) =>
  (await markupAt("/", <FormProblems errors={errors} failure={{ code }} fields={FIELDS} />)).split("<li>").length - 1;

test.each([
  [{ key: [TAKEN] }, TAKEN, 1],
  [{ key: [TAKEN] }, "invalid_fields", 1],
  [{ key: [TAKEN] }, "changed_meanwhile", 2],
  [{}, TAKEN, 1],
])("%# what a field says is not said of the form again", async (errors: Record<string, string[]>, code, count) => {
  expect(await entriesOf(errors, code)).toBe(count);
});

test("problems come in the order of the fields, and what is no field last", async () => {
  const fields = { first: { label: "One", id: "1" }, second: { label: "Two", id: "2" } };
  const errors = { other: ["not_found"], second: ["text_error_missing"], first: ["text_error_missing"] };
  const markup = await markupAt("/", <FormProblems errors={errors} failure={{ code: "invalid_fields" }} fields={fields} />);
  expect(markup.indexOf("One: Fill this in")).toBeGreaterThan(0);
  expect(markup.indexOf("Two: Fill this in")).toBeGreaterThan(markup.indexOf("One: Fill this in"));
  expect(markup.lastIndexOf("<li>")).toBeGreaterThan(markup.indexOf("Two: Fill this in"));
});
