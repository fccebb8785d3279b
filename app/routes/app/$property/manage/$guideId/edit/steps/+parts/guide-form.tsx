import { useTranslation } from "react-i18next";
import type { WireGuide } from "#app/contracts/guides.ts";
import { EMPTY_STEP_TEXTS, emptyStep } from "#app/domain/guides/step.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { type Constraints, type FormAnswer, sentValues, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { type FormValues, guideValues, stepValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import { SaveBar } from "#app/ui/composed/save-bar/save-bar.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import styles from "./editor.module.css";
import { GuideFields } from "./guide-fields.tsx";
import { StepFields } from "./step-fields.tsx";
import { StepList } from "./step-list.tsx";
import { StepPreview } from "./step-preview.tsx";
import { summaryFields } from "./summary-fields.ts";

type Props = {
  guide: WireGuide;
  selected: string | undefined;
  /** Whether removing the selected step is being asked about. */
  asks: boolean;
  refusal: string | null;
  constraint: Constraints;
  answer: FormAnswer | undefined;
};

/** The editor of a guide: its own texts, its steps, the fields of the selected one and how that looks. One form for all of it. */
export function GuideForm({ guide, selected: opened, asks, refusal, constraint, answer }: Props) {
  const { t } = useTranslation("editor");
  const paths = usePaths();
  const sent = sentValues(answer);
  // A form that came back is still about the step that it was sent for, also when that is gone.
  const selected = sent.step ?? opened;
  const step = guide.steps.find((each) => each.id === selected);
  const blank = selected === undefined ? null : { ...emptyStep(selected, "step"), ...EMPTY_STEP_TEXTS };
  const stored = blank && stepValues(step ?? blank);
  const values: Record<string, string> = { ...guideValues(guide), ...stored };
  const of = useScreenForm({
    id: `guide-${guide.revision}`,
    values,
    labels: Object.fromEntries(Object.keys(values).map((name) => [name, t(name)])),
    constraint,
    answer,
    revision: guide.revision,
  });
  const summary = summaryFields(t, of.fields, guide, (id) => paths.guideSteps(guide.id, id));
  const readOnly = refusal !== null;
  return (
    <ScreenForm of={of} summary={summary} className={styles.form} preventScrollReset>
      {selected !== undefined && (
        <>
          <input type="hidden" name="step" value={selected} />
          <input type="hidden" name="position" value={sent.position ?? guide.steps.findIndex((each) => each.id === selected)} />
          <input type="hidden" name="kept" value={sent.kept ?? JSON.stringify(step)} />
        </>
      )}
      <SaveBar unsaved={of.unsaved} discardTo={paths.guideSteps(guide.id, step?.id)} refusal={refusal ? t(`errors:${refusal}`) : undefined}>
        <Button name="intent" value="publish" disabled={readOnly} describedBy={readOnly ? "save-state" : undefined}>
          {t("publish")}
        </Button>
      </SaveBar>
      <GuideFields fields={of.fields} readOnly={readOnly} />
      <div className={styles.columns}>
        <StepList guide={guide} selected={selected} asks={asks} readOnly={readOnly} />
        {blank && <StepFields fields={of.fields} readOnly={readOnly} />}
        {stored && <StepPreview form={of.element} begin={answer?.submission ? sentOf(stored, sent) : stored} />}
      </div>
    </ScreenForm>
  );
}

/** The fields of a form that came back: a box that was not ticked is not sent. */
function sentOf(fields: FormValues, sent: Record<string, string | undefined>): FormValues {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, sent[name] ?? ""]));
}
