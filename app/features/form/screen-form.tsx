import type { ReactNode } from "react";
import { ConflictFields } from "#app/features/conflict/conflict-fields.tsx";
import { LimitsDialog } from "#app/ui/composed/dialog/limits-dialog.tsx";
import { useUnsavedForm } from "#app/ui/enhance/use-leave-guard.ts";
import { LabelsAlong } from "#app/ui/fields/label-along.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { FormProblems, type SummaryField } from "./form-problems.tsx";
import type { useScreenForm } from "./use-screen-form.ts";

export type ScreenFormState = Omit<ReturnType<typeof useScreenForm<string>>, "field" | "firstField" | "fields" | "value">;

export type ScreenFormProps = {
  of: ScreenFormState;
  /** Labels and places of fields that errors can name besides the form's own. */
  summary?: Record<string, SummaryField>;
  children: ReactNode;
  className?: string;
  labelledBy?: string;
  /** Where it is sent, if not to the screen's own address. */
  action?: string;
  preventScrollReset?: boolean;
  /** For a form with a file. */
  encType?: "multipart/form-data";
};

/**
 * What every form of a screen has: its problems above it, a conflict's questions in it, plan limits, and the question before leaving it.
 */
export function ScreenForm({ of, summary = of.summary, children, className, labelledBy, ...sending }: ScreenFormProps) {
  const { form, answer, conflict, read, element } = of;
  useUnsavedForm(of.unsaved > 0);
  const failure = answer?.failure ?? null;
  const fields = { ...of.summary, ...summary };
  return (
    <>
      <FormProblems errors={form.allErrors} failure={failure} fields={fields} answer={answer} />
      <Form
        ref={element}
        method="post"
        id={form.id}
        className={className}
        aria-labelledby={labelledBy}
        noValidate={form.noValidate}
        onSubmit={form.onSubmit}
        {...sending}
      >
        {read && (
          <>
            <input type="hidden" name="revision" value={read.revision} />
            <input type="hidden" name="base" value={read.base} />
          </>
        )}
        {conflict && <ConflictFields conflict={conflict} fields={fields} />}
        <LabelsAlong.Provider value={true}>{children}</LabelsAlong.Provider>
      </Form>
      <LimitsDialog limit={failure?.limit} />
    </>
  );
}
