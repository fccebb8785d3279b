import { useForm } from "@conform-to/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { WireGuide } from "../../../../../../../../contracts/guides.ts";
import { Conflict, differencesOf } from "../../../../../../../../features/conflict/conflict.tsx";
import { FormProblems } from "../../../../../../../../features/form-problems.tsx";
import { paths } from "../../../../../../../../paths.ts";
import { LeaveDialog } from "../../../../../../../../ui/composed/dialog/leave-dialog.tsx";
import { LimitsDialog } from "../../../../../../../../ui/composed/dialog/limits-dialog.tsx";
import { SaveBar } from "../../../../../../../../ui/composed/save-bar/save-bar.tsx";
import { useUnsaved } from "../../../../../../../../ui/enhance/use-unsaved.ts";
import { Button } from "../../../../../../../../ui/primitives/button/button.tsx";
import { Form } from "../../../../../../../../ui/primitives/link/form.tsx";
import { guideValues, stepValues } from "../form-values.ts";
import styles from "./editor.module.css";
import { GuideFields } from "./guide-fields.tsx";
import { StepFields } from "./step-fields.tsx";
import { StepList } from "./step-list.tsx";
import { StepPreview } from "./step-preview.tsx";
import { summaryFields } from "./summary-fields.ts";

type FormResult = { submission: never; failure: { code: string; limit?: { kind: string; n: number }; current?: unknown } | null };
type Props = {
  property: number;
  guide: WireGuide;
  selected: string | undefined;
  /** Whether removing the selected step is being asked about. */
  asks: boolean;
  refusal: string | null;
  constraint: Parameters<typeof useForm>[0]["constraint"];
  result: unknown;
};

/** The editor of a guide: its own texts, its steps, the fields of the selected one and how that looks. One form for all of it. */
export function GuideForm({ property, guide, selected, asks, refusal, constraint, result: answer }: Props) {
  const { t } = useTranslation("editor");
  const result = answer as FormResult | undefined;
  const element = useRef<HTMLFormElement>(null);
  const unsaved = useUnsaved(element, `${guide.revision} ${selected}`);
  const step = guide.steps.find((each) => each.id === selected);
  const [form, fields] = useForm<Record<string, string>>({
    id: `guide-${guide.revision}`,
    constraint,
    lastResult: result?.submission,
    defaultValue: { ...guideValues(guide), ...(step ? stepValues(step) : {}) },
    defaultNoValidate: true,
  });
  const current = result?.failure?.current as WireGuide | undefined;
  const theirs = current && { ...guideValues(current), ...stepOf(current, selected) };
  const summary = summaryFields(t, fields, guide, (id) => paths.guideSteps(property, guide.id, id));
  const labels = Object.fromEntries(Object.entries(summary).flatMap(([name, field]) => (field.to ? [] : [[name, field.label]])));
  const readOnly = refusal !== null;
  return (
    <>
      <FormProblems form={form} failure={result?.failure} fields={summary} />
      {theirs && <Conflict differences={differencesOf(labels, theirs, form.value ?? {})} />}
      <Form
        ref={element}
        method="post"
        id={form.id}
        noValidate={form.noValidate}
        onSubmit={form.onSubmit}
        preventScrollReset
        className={styles.form}
      >
        <input type="hidden" name="revision" value={current?.revision ?? guide.revision} />
        {step && <input type="hidden" name="step" value={step.id} />}
        <SaveBar
          unsaved={unsaved}
          discardTo={paths.guideSteps(property, guide.id, selected)}
          refusal={refusal ? t(`errors:${refusal}`) : undefined}
        >
          <Button name="intent" value="publish" disabled={readOnly} describedBy={readOnly ? "save-state" : undefined}>
            {t("publish")}
          </Button>
        </SaveBar>
        <GuideFields fields={fields} readOnly={readOnly} />
        <div className={styles.columns}>
          <StepList property={property} guide={guide} selected={selected} asks={asks} readOnly={readOnly} />
          {step && <StepFields fields={fields} readOnly={readOnly} />}
          {step && <StepPreview form={element} step={step} />}
        </div>
      </Form>
      <LimitsDialog limit={result?.failure?.limit} />
      <LeaveDialog unsaved={unsaved > 0} />
    </>
  );
}

function stepOf(guide: WireGuide, id: string | undefined): Record<string, string> {
  const step = guide.steps.find((each) => each.id === id);
  return step ? stepValues(step) : {};
}
