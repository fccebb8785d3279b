import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TASK_NAMES, TASK_STATUSES, type TaskName, type TaskStatus } from "#app/domain/tasks/task.ts";
import { useTaskTexts } from "#app/features/tasks/task-texts.ts";
import { FilterForm } from "#app/ui/composed/filter-form/filter-form.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";

type Props = { type?: TaskName | undefined; status?: TaskStatus | undefined; limit: number };

/** Which kind of process, and which state. */
export function ProcessFilters({ type, status, limit }: Props) {
  const { t } = useTranslation("tasks");
  const texts = useTaskTexts();
  const { search } = useLocation();
  return (
    <FilterForm label={t("filters")} made={search} keep={{ limit: String(limit) }}>
      <SelectField
        field={plainField("type", { initialValue: type })}
        label={t("type")}
        options={[
          { value: "", label: t("all_types") },
          ...TASK_NAMES.map((each) => ({ value: each, label: texts.title({ name: each, type: each }) })),
        ]}
      />
      <SelectField
        field={plainField("status", { initialValue: status })}
        label={t("status")}
        options={[{ value: "", label: t("all_statuses") }, ...TASK_STATUSES.map((each) => ({ value: each, label: texts.status(each) }))]}
      />
    </FilterForm>
  );
}
