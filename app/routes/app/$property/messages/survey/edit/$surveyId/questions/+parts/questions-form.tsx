import { useTranslation } from "react-i18next";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { sentValues, useFormAnswer } from "#app/features/form/use-screen-form.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedQuestions } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/edited.server.ts";
import { Course } from "./course.tsx";
import { PartFields } from "./part-fields.tsx";
import { PartList } from "./part-list.tsx";
import styles from "./questions.module.css";
import { useQuestionsForm } from "./use-questions-form.ts";

/** All parts of a survey as buttons that save and open one, and the fields of the open one, in one form. */
export function QuestionsForm({ of }: { of: EditedQuestions }) {
  const { t } = useTranslation("questions");
  const paths = usePaths();
  const { message, language, open, drawn, refusal } = of;
  const sent = sentValues(useFormAnswer());
  const form = useQuestionsForm(of);
  const at = (part: string | undefined) => paths.surveyQuestions(message.id, { part, lang: language.lang });
  return (
    <EditorForm
      of={form}
      preventScrollReset
      action={at(open?.id)}
      discardTo={at(open?.id)}
      refusal={refusal}
      summary={{ "shape.pages": { label: t("pages"), id: "parts", limit: 20 } }}
    >
      <input type="hidden" name="part" value={sent.part ?? open?.id ?? ""} />
      <input type="hidden" name="drawnKind" value={sent.drawnKind ?? drawn.kind} />
      <input type="hidden" name="drawnAnswers" value={sent.drawnAnswers ?? drawn.answers.join(" ")} />
      <div className={styles.columns}>
        <PartList of={of} />
        <div className={styles.shown}>
          <PartFields form={form} of={of} />
        </div>
        <Course of={of} />
      </div>
    </EditorForm>
  );
}
