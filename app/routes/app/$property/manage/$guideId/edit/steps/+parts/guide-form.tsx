import { useTranslation } from "react-i18next";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { type Constraints, sentValues, useFormAnswer, useScreenForm } from "#app/features/form/use-screen-form.ts";
import type { Publication } from "#app/features/publication/publication.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { blankStep, type EditedGuide } from "#app/routes/app/$property/manage/$guideId/edit/steps/edited-guide.ts";
import { type FormValues, guideValues, stepValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import type { SelectorWarnings } from "#app/routes/app/$property/manage/$guideId/edit/steps/selector-warnings.server.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import styles from "./editor.module.css";
import type { Fields } from "./fields-of.ts";
import { StepFields } from "./step-fields.tsx";
import { StepList } from "./step-list.tsx";
import { StepPreview } from "./step-preview.tsx";
import { summaryFields } from "./summary-fields.ts";
import { useStepKeys } from "./use-step-keys.ts";
import { useWrongSelectors } from "./use-wrong-selectors.ts";

type Props = {
  guide: EditedGuide;
  /** What the page asks about: removing the selected step, or choosing several. */
  asks: "remove" | "choose" | null;
  refusal: string | null;
  publication: Publication;
  /** What is said about the shown language. */
  note: string | undefined;
  /** What is said beside the selectors of the selected step as it is stored. */
  warnings: SelectorWarnings;
  constraint: Constraints;
};

/** The editor of a guide: its own texts, its steps, the fields of the selected one and a preview, all in one form. */
export function GuideForm({ guide, asks, refusal, publication, note, warnings, constraint }: Props) {
  const { t } = useTranslation("editor");
  const paths = usePaths();
  const answer = useFormAnswer();
  const sent = sentValues(answer);
  // A form that came back still concerns the step it was sent for, even if that was removed.
  const selected = sent.step ?? guide.step?.id;
  const step = guide.step?.id === selected ? guide.step : null;
  const stored = selected === undefined ? null : stepValues(step ?? blankStep(selected));
  const values: Record<string, string> = { ...guideValues(guide), ...stored };
  const of = useScreenForm({
    id: `guide-${guide.revision}`,
    values,
    labels: Object.fromEntries(Object.keys(values).map((name) => [name, t(name)])),
    constraint,
    revision: guide.revision,
  });
  useStepKeys(of.element);
  const wrong = useWrongSelectors(of.element);
  const { position } = guide;
  // Errors of other steps come with an answer alone: to name all fields of all steps beforehand was half of a long guide's page.
  const named = answer ? guide.steps : [];
  const addressOf = (id?: string) => paths.guideSteps(guide.id, id, { lang: guide.lang, find: guide.find });
  const readOnly = refusal !== null;
  return (
    <EditorForm
      of={of}
      summary={summaryFields(t, of.fields, named, (id) => paths.guideSteps(guide.id, id))}
      className={styles.form}
      preventScrollReset
      action={addressOf(selected)}
      discardTo={addressOf(step?.id)}
      refusal={refusal}
      publication={publication}
    >
      {selected !== undefined && (
        <>
          <input type="hidden" name="step" value={selected} />
          <input type="hidden" name="position" value={sent.position ?? position} />
          <input type="hidden" name="kept" value={sent.kept ?? JSON.stringify(step ?? {})} />
        </>
      )}
      <GuideFields fields={of.fields} readOnly={readOnly} note={note} />
      <div className={styles.columns}>
        <StepList guide={guide} selected={selected} asks={asks} readOnly={readOnly} />
        {stored && <StepFields fields={of.fields} readOnly={readOnly} notes={{ warnings: step ? warnings : {}, wrong }} />}
        {step && (
          <StepPreview
            guide={guide}
            step={step}
            index={position}
            form={of.element}
            isStale={answer?.submission !== undefined && differs(stepValues(step), sent)}
          />
        )}
      </div>
    </EditorForm>
  );
}

/** Whether a form that came back has other values than are stored; a box that was not ticked is not sent. */
function differs(stored: FormValues, sent: Record<string, string | undefined>): boolean {
  return Object.keys(stored).some((name) => (sent[name] ?? "") !== stored[name]);
}

type GuideFieldsProps = { fields: Fields; readOnly: boolean; note: string | undefined };

function GuideFields({ fields, readOnly, note }: GuideFieldsProps) {
  const { t } = useTranslation("editor");
  if (!fields.title || !fields.subtitle) return null;
  return (
    <div className={styles.guide}>
      <TextField field={fields.title} label={t("title")} hint={note} readOnly={readOnly} />
      <TextField field={fields.subtitle} label={t("subtitle")} readOnly={readOnly} />
    </div>
  );
}
