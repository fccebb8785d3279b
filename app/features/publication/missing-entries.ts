import type { Missing } from "#app/domain/forms/form-failure.ts";
import type { SummaryEntry } from "#app/ui/fields/error-summary.tsx";

type T = (key: string | string[], values?: Record<string, unknown>) => string;

/** What something lacks, each with a link to where it is mended, by a `t` that has the errors namespace. */
export const missingEntries = (t: T, missing: readonly Missing[]): SummaryEntry[] =>
  missing.map(({ step, code, to }, at) => {
    const text = t([`errors:${code}`, "errors:error_saving"]);
    return { key: `missing-${at}`, href: to, text: step === null ? text : t("errors:in_step", { n: step, text }) };
  });
