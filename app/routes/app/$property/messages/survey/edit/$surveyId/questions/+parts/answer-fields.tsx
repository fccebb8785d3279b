import { useTranslation } from "react-i18next";
import { FURTHER_TEXT_LIMITS } from "#app/domain/messages/message-texts.ts";
import { hasOptions, MAIN_END, SURVEY_LIMITS } from "#app/domain/messages/survey.ts";
import { useLimitNotes } from "#app/features/messages/editor/use-limit-notes.ts";
import { placeName } from "#app/features/messages/place-name.ts";
import type { EditedQuestions } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/edited.server.ts";
import { OPTION_FIELDS, WAY_FIELDS } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/fields.ts";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import styles from "./questions.module.css";
import type { QuestionsFormState } from "./use-questions-form.ts";

type Props = { form: QuestionsFormState; of: EditedQuestions };

/** The answers that can be chosen: the words of options, with their places, and where each answer leads. Texts lead nowhere else. */
export function AnswerFields({ form, of }: Props) {
  const { t } = useTranslation("questions");
  const notes = useLimitNotes(of.isIn);
  const { drawn, shape, refusal } = of;
  const { kind, answers } = drawn;
  const readOnly = refusal !== null;
  if (kind === "" || (answers.length === 0 && !hasOptions(kind))) return null;
  const isChoice = hasOptions(kind);
  const ids = ["", ...shape.pages.map(({ id }) => id).slice(1), MAIN_END, ...shape.ends];
  const places = ids.map((value) => ({ value, label: placeName(t, shape, value) }));
  return (
    <FieldGroup label={t(isChoice ? "options" : "answers")}>
      {kind === "multiple" && <p className={styles.hint}>{t("multiple_hint")}</p>}
      {kind === "ranking" && <p className={styles.hint}>{t("ranking_hint")}</p>}
      {answers.map((answer, index) => {
        const [option, way] = [OPTION_FIELDS[index], WAY_FIELDS[index]];
        if (!option || !way) return null;
        const label = isChoice ? t("way_of_option", { position: index + 1 }) : t("way_of_answer", { answer });
        return (
          <div key={answer} className={styles.answer}>
            {isChoice && (
              <TextField {...form.field(option)} {...notes(form.value(option), FURTHER_TEXT_LIMITS.option)} readOnly={readOnly} />
            )}
            <SelectField {...form.field(way)} label={label} options={places} readOnly={readOnly} />
            {isChoice && !readOnly && <OptionMoves id={answer} position={index + 1} count={answers.length} />}
          </div>
        );
      })}
      {isChoice && !readOnly && answers.length < SURVEY_LIMITS.options && (
        <div>
          <Button name="intent" value="add-option" size="small">
            {t("add-option")}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

type MovesProps = { id: string; position: number; count: number };

function OptionMoves({ id, position, count }: MovesProps) {
  const { t } = useTranslation("questions");
  const acts = [
    { act: "option-up", can: position > 1, says: t("option-up"), label: t("option-up_named", { position }) },
    { act: "option-down", can: position < count, says: t("option-down"), label: t("option-down_named", { position }) },
    { act: "option-remove", can: true, says: t("option-remove"), label: t("option-remove_named", { position }) },
  ];
  return (
    <div className={styles.moves}>
      {acts.map(({ act, can, says, label }) =>
        can ? (
          <Button key={act} name="intent" value={`${act}:${id}`} size="small" label={label}>
            {says}
          </Button>
        ) : null,
      )}
    </div>
  );
}
