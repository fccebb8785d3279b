import { type SubmissionResult, useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { useRef } from "react";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { useUnsaved } from "#app/ui/enhance/use-unsaved.ts";
import type { FormField } from "#app/ui/fields/field.ts";
import type { SummaryField } from "./form-problems.tsx";

/** What an action says of a form that it did not accept; without `submission` the form never reached it. */
export type FormAnswer = {
  submission?: SubmissionResult<string[]>;
  failure: FormFailure | null;
  /** What was pressed, of a form that never reached the action. */
  intent?: string;
};

/** What the action of the screen answered to its form. */
export function useFormAnswer(): FormAnswer | undefined {
  return useActionData() as FormAnswer | undefined;
}

export type Constraints = Parameters<typeof useForm>[0]["constraint"];

type Options<Name extends string> = {
  id: string;
  /** What the controls start with, by the names of the fields. */
  values: Record<Name, string>;
  labels: Partial<Record<Name, string>>;
  constraint: Constraints;
  /** What the action answered to this form, on a page with several; else it is what the action answered. */
  answer?: FormAnswer | null;
  /** For a form that changes something stored: the revision that its values were read from. */
  revision?: number;
};

/** A form of a screen: its fields, what is wrong with it, what of it is not saved. `ScreenForm` draws what all forms have in common. */
export function useScreenForm<Name extends string>({ id, values, labels, constraint, answer: given, revision }: Options<Name>) {
  const answered = useFormAnswer();
  const answer = given === undefined ? answered : (given ?? undefined);
  const element = useRef<HTMLFormElement>(null);
  const [form, metadata] = useForm<Record<string, string>, string[]>({
    id,
    constraint,
    lastResult: answer?.submission,
    defaultValue: values,
    defaultNoValidate: true,
  });
  const fields = metadata as unknown as Record<Name, FormField>;
  const changed = useUnsaved(element, `${id} ${revision}`);
  const summary: Record<string, SummaryField> = {};
  for (const name of Object.keys(labels) as Name[]) {
    summary[name] = { label: labels[name] ?? name, id: fields[name].id, limit: fields[name].maxLength };
  }
  return {
    element,
    form,
    fields,
    summary,
    answer,
    /** How many fields differ from what is stored; what was refused is not stored. */
    unsaved: changed || (answer ? 1 : 0),
    read: revision === undefined ? null : readState(answer, revision, values),
    /** What a field component needs of one field. */
    field: (name: Name) => ({ field: fields[name], label: labels[name] ?? name }),
  };
}

/**
 * Which revision the form's values come from, and what they were: for a form that came back, as it was sent, since by now something newer
 * may be stored.
 */
function readState(answer: FormAnswer | undefined, revision: number, values: object): { revision: string; base: string } {
  const sent = sentValues(answer);
  if (sent.revision) return { revision: sent.revision, base: sent.base ?? "" };
  return { revision: String(revision), base: JSON.stringify(values) };
}

/** The fields as they were sent, of a form that came back. */
export function sentValues(answer: FormAnswer | undefined): Record<string, string | undefined> {
  return (answer?.submission?.initialValue ?? {}) as Record<string, string | undefined>;
}
