import { data } from "@remix-run/node";
import type { ApiFailure } from "#app/api/failure.ts";
import type { Mapping } from "#app/contracts/imports.ts";
import { newKeyOf } from "#app/domain/imports/new-key.ts";
import type { FormAnswer } from "#app/features/form/use-screen-form.ts";
import { type Column, nameOf } from "./mapping.ts";

/** Where what is wrong with the mapping as a whole is told: at the identifiers, or without any at the first column. */
function columnsOf(wrong: string, mapping: Mapping): string[] {
  const identifiers = mapping.filter(({ isIdentifier }) => isIdentifier).map(({ columnId }) => columnId);
  return wrong === "import_many_identifiers" && identifiers.length > 0 ? identifiers : ["0"];
}

/** What is told at a column whose new attribute was refused: nobody chooses its key here. */
function instead(wrong: string, column: Column | undefined, mapping: Mapping): string {
  if (wrong === "attribute_error_key_many_types") return "import_attribute_many_types";
  if (wrong !== "attribute_error_key_taken" || !column) return wrong;
  const { namesake } = column;
  if (namesake?.property === null) return namesake.archived ? "import_attribute_archived" : "import_attribute_exists";
  const alike = mapping.filter(({ newAttribute }) => newAttribute?.key === newKeyOf(column));
  return alike.length > 1 ? "import_attribute_twice" : "import_attribute_exists";
}

/** The answer to a refused mapping: what was chosen, and what is wrong with which column, or with the mapping as a whole. */
export function refusedMapping({ code, status, problem }: ApiFailure, form: FormData, columns: Column[], mapping: Mapping) {
  const error: Record<string, string[]> = {};
  for (const { path, code: wrong } of problem?.fields ?? []) {
    const row = mapping[Number(/^mapping\.(\d+)/.exec(path)?.[1] ?? Number.NaN)];
    for (const id of row ? [row.columnId] : columnsOf(wrong, mapping))
      error[nameOf({ id })] = [
        instead(
          wrong,
          columns.find((column) => column.id === id),
          mapping,
        ),
      ];
  }
  const initialValue = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  const isTold = Object.keys(error).length > 0;
  const failure = {
    code: isTold ? "invalid_fields" : code,
    limit: problem?.limit,
    requestId: status >= 500 ? problem?.requestId : undefined,
  };
  return data<FormAnswer>({ submission: { status: "error", initialValue, error }, failure }, { status });
}
