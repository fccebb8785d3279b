import { data } from "@remix-run/node";
import type { ApiFailure } from "#app/api/failure.ts";
import type { Mapping } from "#app/contracts/imports.ts";
import type { FormAnswer } from "#app/features/form/use-screen-form.ts";
import { nameOf } from "./mapping.ts";

/** Where what is wrong with the mapping as a whole is told: at the identifiers, or without any at the first column. */
function columnsOf(wrong: string, mapping: Mapping): string[] {
  const identifiers = mapping.filter(({ isIdentifier }) => isIdentifier).map(({ columnId }) => columnId);
  return wrong === "import_many_identifiers" && identifiers.length > 0 ? identifiers : ["0"];
}

/** The answer to a refused mapping: what was chosen, and what is wrong with which column, or with the mapping as a whole. */
export function refusedMapping({ code, status, problem }: ApiFailure, form: FormData, mapping: Mapping) {
  const error: Record<string, string[]> = {};
  for (const { path, code: wrong } of problem?.fields ?? []) {
    const row = mapping[Number(/^mapping\.(\d+)/.exec(path)?.[1] ?? Number.NaN)];
    for (const columnId of row ? [row.columnId] : columnsOf(wrong, mapping)) error[nameOf({ id: columnId })] = [wrong];
  }
  const initialValue = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  const failure = { code, limit: problem?.limit, requestId: status >= 500 ? problem?.requestId : undefined };
  return data<FormAnswer>({ submission: { status: "error", initialValue, error }, failure }, { status });
}
