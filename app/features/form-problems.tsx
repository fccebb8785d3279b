import type { FormMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { ErrorSummary, type SummaryEntry } from "../ui/fields/error-summary.tsx";

type Failure = { code: string; limit?: { kind: string; n: number }; requestId?: string };
type Props = {
  form: Pick<FormMetadata<Record<string, unknown>, string[]>, "allErrors">;
  failure?: Failure | null;
  /** Says a field's name and where it is. */
  fields: Record<
    string,
    { label: string; id: string; limit?: number /** Another address, when the field is not on this page. */; to?: string }
  >;
};

/** The error summary of a form: every field's error with a link to it, then what concerns the form as a whole. */
export function FormProblems({ form, failure, fields }: Props) {
  const { t } = useTranslation("errors");
  const entries: SummaryEntry[] = Object.entries(form.allErrors).map(([name, errors]) => {
    const field = fields[name];
    const message = t(errors[0] ?? "", { limit: field?.limit });
    return { key: name, href: field ? (field.to ?? `#${field.id}`) : undefined, text: field ? `${field.label}: ${message}` : message };
  });
  if (failure && (entries.length === 0 || failure.code !== "invalid_fields")) {
    entries.unshift({ key: "form", text: failureText(t, failure) });
  }
  return <ErrorSummary entries={entries}>{failure?.requestId && <p>{t("request_id", { id: failure.requestId })}</p>}</ErrorSummary>;
}

type T = (key: string, values?: Record<string, unknown>) => string;

/** What a refusal says; a plan limit names its kind and number (specification 1, section 8). */
export function failureText(t: T, { code, limit }: Failure): string {
  if (limit) return t("limit_reached", { kind: t(`limit_${limit.kind}`), n: limit.n });
  return t(KNOWN.has(code) ? code : "error_saving");
}

const KNOWN = new Set([
  "not_signed_in",
  "not_allowed_for_role",
  "changed_meanwhile",
  "guide_deleted",
  "guide_moved_meanwhile",
  "order_changed_meanwhile",
  "too_large",
  "too_many_requests",
  "busy",
  "upstream_unreachable",
  "upstream_timeout",
  "upstream_nonsense",
  "invalid_fields",
]);
