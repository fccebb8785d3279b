import { useTranslation } from "react-i18next";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import type { EditedQuestions } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/edited.server.ts";
import { formIdOf, type PartField } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/fields.ts";

/** The form of the open part of a survey; it has the fields that the part has values for. */
export function useQuestionsForm({ open, language, message, values, constraint }: EditedQuestions) {
  const { t } = useTranslation("questions");
  const label = (name: string) => {
    const position = Number(/\d+$/.exec(name)?.[0] ?? 0) + 1;
    return t(`field_${name.replace(/\d+$/, "")}`, { position });
  };
  return useScreenForm<PartField>({
    id: formIdOf({ part: open?.id ?? "none", language: language.key, revision: message.revision }),
    values: values as Record<PartField, string>,
    labels: Object.fromEntries(Object.keys(values).map((name) => [name, label(name)])) as Partial<Record<PartField, string>>,
    constraint,
    revision: message.revision,
  });
}
export type QuestionsFormState = ReturnType<typeof useQuestionsForm>;
