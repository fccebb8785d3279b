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
