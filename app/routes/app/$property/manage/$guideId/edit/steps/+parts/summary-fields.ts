import type { SummaryField } from "#app/features/form/form-problems.tsx";
import { blankStep, type ListedStep } from "#app/routes/app/$property/manage/$guideId/edit/steps/edited-guide.ts";
import { stepValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import type { FormField } from "#app/ui/fields/field.ts";

/**
 * Labels and places of all fields that an error can name: the form's own by their controls; those of other steps (which the action names
 * `steps.{index}.{field}`) by the address that shows them.
 */
export function summaryFields(
  t: (key: string, values?: Record<string, unknown>) => string,
  fields: Record<string, FormField | undefined>,
  steps: ListedStep[],
  addressOf: (step: string) => string,
): Record<string, SummaryField> {
  const ofStep = Object.keys(stepValues(blankStep("")));
  const summary: Record<string, SummaryField> = { steps: { label: t("steps"), id: "steps" } };
  for (const name of ["title", "subtitle", ...ofStep])
    summary[name] = { label: t(name), id: fields[name]?.id ?? name, limit: fields[name]?.maxLength };
  steps.forEach((step) => {
    for (const name of ofStep) {
      summary[`steps.${step.at}.${name}`] = {
        label: t("step_of", { position: step.at + 1, field: t(name) }),
        id: "",
        to: addressOf(step.id),
      };
    }
  });
  return summary;
}
