import { type SubmissionResult, useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { useRef, useState } from "react";
import type { Conflict, FormFailure } from "#app/domain/forms/form-failure.ts";
import { useUnsaved } from "#app/ui/enhance/use-unsaved.ts";
import { asText, type FormField } from "#app/ui/fields/field.ts";
import type { SummaryField } from "./form-problems.tsx";

/** An action's answer to a form that it did not accept, or what stands for one where the action failed or was not reached. */
export type FormAnswer = { submission?: SubmissionResult<string[]>; failure: FormFailure | null; isUnanswered?: true };

/** The screen's action's answer to its form. */
export function useFormAnswer(): FormAnswer | undefined {
  return useActionData() as FormAnswer | undefined;
}

export type Constraints = Parameters<typeof useForm>[0]["constraint"];

type Options<Name extends string> = {
  id: string;
  /** The initial values of the controls, by field name. */
  values: Record<Name, string>;
  labels: Partial<Record<Name, string>>;
  /** The most characters of fields that can hold more than they may: what their errors speak of. */
  limits?: Partial<Record<Name, number>>;
  constraint: Constraints;
  /** The action's answer to this form, on a page with several; otherwise the action's answer as such. */
  answer?: FormAnswer | null;
  /** For a form that changes something stored: the revision that its values were read at. */
  revision?: number;
};

/** A form of a screen: its fields, its problems and its unsaved changes. `ScreenForm` draws what all forms have in common. */
export function useScreenForm<Name extends string>({
  id: current,
  values,
  labels,
  limits,
  constraint,
  answer: given,
  revision,
}: Options<Name>) {
  const answered = useFormAnswer();
  const answer = given === undefined ? answered : (given ?? undefined);
  const element = useRef<HTMLFormElement>(null);
  const conflict = useConflict(answer);
  const id = useIdOfAnswer(current, answer);
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
    summary[name] = { label: labels[name] ?? name, id: fields[name].id, limit: limits?.[name] ?? fields[name].maxLength };
  }
  return {
    element,
    form,
    fields,
    summary,
    answer,
    conflict,
    /** How many fields differ from what is stored; a refused form is not stored. */
    unsaved: changed || (answer ? stillTyped(answer, values) : 0),
    read: revision === undefined ? null : readState(answer, revision, values),
    /** What a field holds as the page comes. */
    value: (name: Name) => asText(heldValues(answer, values)[name]),
    /** What a field component needs for one field. */
    field: (name: Name) => ({ field: fields[name], label: labels[name] ?? name, mostCharacters: limits?.[name] }),
    /** The same for the first field of a create page; of a form that came back the problems come first. */
    firstField: (name: Name) => ({ field: fields[name], label: labels[name] ?? name, isFirst: answer === undefined }),
  };
}

/**
 * The id that a form that came back had before, although what is stored was loaded anew since and has another revision: under a new id it
 * would begin with that, and lose what was typed.
 */
function useIdOfAnswer(id: string, answer: FormAnswer | undefined): string {
  const held = useRef(id);
  if (!answer?.submission) held.current = id;
  return held.current;
}

/** What is asked about somebody else's values; a form that was sent with it and not answered asks it still. */
function useConflict(answer: FormAnswer | undefined): Conflict | undefined {
  const [asked, ask] = useState<Conflict>();
  const conflict = answer?.failure?.conflict ?? (answer?.isUnanswered ? asked : undefined);
  if (conflict !== asked) ask(conflict);
  return conflict;
}

/**
 * How many fields of a form that came back differ from those it started from, which after a conflict are somebody else's; at least one where
 * nobody knows, or where those are asked about.
 */
function stillTyped(answer: FormAnswer, values: Record<string, string>): number {
  const sent = answer.submission?.initialValue as Record<string, unknown> | undefined;
  if (!sent) return 1;
  const base = baseOf(sent.base) ?? values;
  const typed = Object.keys(values).filter((name) => (sent[name] ?? "") !== (base[name] ?? "")).length;
  return answer.failure?.conflict ? Math.max(1, typed) : typed;
}

function baseOf(text: unknown): Record<string, unknown> | null {
  try {
    return typeof text === "string" ? (JSON.parse(text) as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * The revision and the values that the form started from. A form that came back keeps the ones it was sent with, because something newer
 * may be stored by now.
 */
function readState(answer: FormAnswer | undefined, revision: number, values: object): { revision: string; base: string } {
  const sent = sentValues(answer);
  if (sent.revision) return { revision: sent.revision, base: sent.base ?? "" };
  return { revision: String(revision), base: JSON.stringify(values) };
}

/** What the fields hold as the page comes: as they were sent, of a form that came back, and otherwise as they are stored. */
export const heldValues = (answer: FormAnswer | undefined, stored: Partial<Record<string, string>>): Partial<Record<string, string>> =>
  answer?.submission ? sentValues(answer) : stored;

/** The fields as they were sent, for a form that came back. */
export function sentValues(answer: FormAnswer | undefined): Record<string, string | undefined> {
  return (answer?.submission?.initialValue ?? {}) as Record<string, string | undefined>;
}
