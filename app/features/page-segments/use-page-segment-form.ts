import { useTranslation } from "react-i18next";
import { PAGE_SEGMENT_LIMITS } from "#app/domain/page-segments/page-segment.ts";
import { type Constraints, useScreenForm } from "#app/features/form/use-screen-form.ts";
import type { PageSegmentField } from "./form-values.ts";
import { idOfRule } from "./rule-fields.tsx";
import { useRuleRows } from "./use-rule-rows.ts";

type Options = { id: string; values: Record<PageSegmentField, string>; constraint: Constraints; revision?: number };

/** The form of a page segment, with the rows of its rules. */
export function usePageSegmentForm({ id, values, constraint, revision }: Options) {
  const { t } = useTranslation("page-segments");
  const labels = { name: t("name"), visibility: t("visibility"), rules: t("rules"), test: t("test_address") };
  const form = useScreenForm<PageSegmentField>({ id, values, labels, constraint, revision });
  const rows = useRuleRows(id, form.answer, values.rules);
  const summary = Object.fromEntries(
    rows.rows.map((row, index) => [
      `rules[${row.sentAs}]`,
      { label: t("rule_n", { n: index + 1 }), id: idOfRule(id, row), limit: PAGE_SEGMENT_LIMITS.rule },
    ]),
  );
  const limits = { rules: { label: labels.rules, id: form.fields.rules.id, limit: PAGE_SEGMENT_LIMITS.rules } };
  return {
    form: { ...form, unsaved: form.unsaved + (rows.isChanged ? 1 : 0) },
    rows,
    values,
    summary: { ...limits, ...summary },
  };
}
