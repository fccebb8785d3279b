import type { SummaryField } from "#app/features/form/form-problems.tsx";
import { stepValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import type { FormField } from "#app/ui/fields/field.ts";

type Guide = { steps: Parameters<typeof stepValues>[0][] };

/**
 * Labels and places of all fields that an error can name: those of the form by their controls, those of steps that are
 * not shown (named `steps.{index}.{field}` by the action) by the address that shows them.
 */
export function summaryFields(
  t: (key: string, values?: Record<string, unknown>) => string,
  fields: Record<string, FormField | undefined>,
  guide: Guide,
  addressOf: (step: string) => string,
): Record<string, SummaryField> {
  const [first] = guide.steps;
  const names = ["title", "subtitle", ...(first ? Object.keys(stepValues(first)) : [])];
  const summary: Record<string, SummaryField> = { steps: { label: t("steps"), id: "steps" } };
  for (const name of names) summary[name] = { label: t(name), id: fields[name]?.id ?? name, limit: fields[name]?.maxLength };
  guide.steps.forEach((step, index) => {
    for (const name of Object.keys(stepValues(step))) {
      summary[`steps.${index}.${name}`] = { label: t("step_of", { position: index + 1, field: t(name) }), id: "", to: addressOf(step.id) };
    }
  });
  return summary;
}
