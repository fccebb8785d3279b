import { useTranslation } from "react-i18next";
import { FURTHER_TEXT_LIMITS } from "#app/domain/messages/message-texts.ts";
import { isScale, MAIN_QUESTION, QUESTION_KINDS } from "#app/domain/messages/survey.ts";
import { useLimitNotes } from "#app/features/messages/editor/use-limit-notes.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedQuestions } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/edited.server.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import styles from "./questions.module.css";
import type { QuestionsFormState } from "./use-questions-form.ts";

type Props = { form: QuestionsFormState; of: EditedQuestions };

/** The fields of the open part, with its words in the language that is shown. */
export function PartFields({ form, of }: Props) {
  const { t } = useTranslation(["questions", "messages"]);
  const notes = useLimitNotes(of.isIn);
  const { open, language, refusal } = of;
  const readOnly = refusal !== null;
  if (!open) return <p className={styles.hint}>{t("nothing_open")}</p>;
  if (open.kind === "page") return <p className={styles.hint}>{t("page_hint")}</p>;
  if (open.id === MAIN_QUESTION) return <MainQuestion form={form} of={of} />;
  const label = language.name === null ? t("messages:texts") : t("messages:texts_in", { language: language.name });
  if (open.kind === "end") {
    return (
      <FieldGroup label={label}>
        <TextField {...form.field("thanks")} {...notes(form.value("thanks"), FURTHER_TEXT_LIMITS.end)} readOnly={readOnly} />
      </FieldGroup>
    );
  }
  const kind = of.drawn.kind;
  return (
    <div className={styles.fields}>
      <FieldGroup label={label}>
        <TextField
          {...form.field("questionTitle")}
          {...notes(form.value("questionTitle"), FURTHER_TEXT_LIMITS.title)}
          readOnly={readOnly}
        />
        {kind !== "" &&
          isScale(kind) &&
          (["leftLabel", "rightLabel"] as const).map((name) => (
            <TextField
              key={name}
              {...form.field(name)}
              {...notes(form.value(name), FURTHER_TEXT_LIMITS[name])}
              optional
              readOnly={readOnly}
            />
          ))}
      </FieldGroup>
      <AnswerFields form={form} of={of} />
      <FieldGroup label={t("in_all_languages")}>
        <SelectField
          {...form.field("kind")}
          hint={t("kind_hint")}
          options={QUESTION_KINDS.map((value) => ({ value, label: t(`messages:question_${value}`) }))}
          readOnly={readOnly}
        />
        <CheckboxField {...form.field("required")} hint={t("required_hint")} readOnly={readOnly} />
      </FieldGroup>
    </div>
  );
}

/** The question that every survey has is written in its editor; here it only leads on. */
function MainQuestion({ form, of }: Props) {
  const { t } = useTranslation("questions");
  const paths = usePaths();
  const { message, language } = of;
  return (
    <div className={styles.fields}>
      <p className={styles.hint}>{t("main_hint")}</p>
      <p>
        <ButtonLink to={paths.message("survey", message.id, language.lang)} size="small">
          {t("to_survey")}
        </ButtonLink>
      </p>
      <AnswerFields form={form} of={of} />
    </div>
  );
}
