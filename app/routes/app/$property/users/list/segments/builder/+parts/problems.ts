import type { TFunction } from "i18next";
import { SEGMENT_LIMITS } from "#app/domain/segments/segment.ts";
import type { SummaryField } from "#app/features/form/form-problems.tsx";
import { EDITORS } from "#app/features/segments/draft.ts";
import type { BuilderView } from "#app/routes/app/$property/users/list/segments/builder/builder-view.server.ts";

/** What is wrong with a draft, for the summary above the form: each filter's first problem with where it is. */
export function problemsOf(view: BuilderView, nameError: string | null, t: TFunction) {
  const errors: Record<string, string[]> = {};
  const fields: Record<string, SummaryField> = { name: { label: t("name"), id: "name", limit: SEGMENT_LIMITS.name } };
  if (nameError) errors.name = [nameError];
  for (const [group, { filters }] of view.groups.entries()) {
    for (const [filter, { problem, editor, slot }] of filters.entries()) {
      if (!problem) continue;
      const part = problem.field === "value" ? (EDITORS[editor][0] ?? "value") : problem.field;
      const name = `f${group}-${filter}`;
      errors[name] = [problem.code];
      fields[name] = {
        label: t("filter_in_group", { filter: filter + 1, group: group + 1 }),
        id: `${name}-${slot === null ? "key" : part}`,
      };
    }
  }
  return { errors, fields };
}
