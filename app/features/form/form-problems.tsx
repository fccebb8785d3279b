import { useTranslation } from "react-i18next";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { missingEntries } from "#app/features/publication/missing-entries.ts";
import { ErrorSummary, type SummaryEntry } from "#app/ui/fields/error-summary.tsx";
import { failureText } from "./failure-text.ts";

/** A field's name and where it is: `to` is another address when it is not on this page. Its errors may speak of a limit, or of something by name. */
export type SummaryField = { label: string; id: string; limit?: number; name?: string; to?: string };

/** What has several texts, as another language, has several limits, which stand at each of them; nor does it say at which one something is missing. */
function codeOf(code: string, field: SummaryField | undefined): string {
  if (code === "text_error_too_long" && field && field.limit === undefined) return "text_error_one_too_long";
  return code === "text_error_missing" && field?.to !== undefined ? "text_error_some_missing" : code;
}

type Props = {
  errors: Record<string, string[]>;
  failure: FormFailure | null;
  fields: Record<string, SummaryField>;
  /** What the form was answered: another answer takes the focus again. */
  answer?: unknown;
};

/** The error summary of a form: each field's error with a link to it, in the order of the fields, and what concerns the form as a whole. */
export function FormProblems({ errors, failure, fields, answer = failure }: Props) {
  const { t } = useTranslation("errors");
  const order = Object.keys(fields);
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const inOrder = Object.entries(errors).sort(([one], [other]) => placeOf(one) - placeOf(other));
  const entries: SummaryEntry[] = inOrder.map(([name, [first = ""]]) => {
    const field = fields[name];
    const message = t(codeOf(first, field), { limit: field?.limit, name: field?.name });
    return { key: name, href: field ? (field.to ?? `#${field.id}`) : undefined, text: field ? `${field.label}: ${message}` : message };
  });
  // What a field says already is not said of the form again.
  const told = ["invalid_fields", ...Object.values(errors).map(([first]) => first)];
  if (failure && (entries.length === 0 || !told.includes(failure.code))) {
    entries.unshift({ key: "form", text: failureText(t, failure) });
  }
  if (failure?.missing) entries.push(...missingEntries(t, failure.missing));
  return (
    <ErrorSummary entries={entries} answer={answer}>
      {failure?.requestId && <p>{t("request_id", { id: failure.requestId })}</p>}
    </ErrorSummary>
  );
}
