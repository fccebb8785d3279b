import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import type { ApiFailure } from "#app/api/failure.ts";
import type { Conflict, FormFailure } from "#app/domain/forms/form-failure.ts";
import { type FormShape, numberIn, readForm } from "./read-form.server.ts";

export type FormResult = { submission: ReturnType<Submission<unknown>["reply"]>; failure: FormFailure | null };

/** A form, read and checked by a schema, which names all fields that it may have. @throws Response as `readForm` */
export async function submitted<S extends z.ZodObject>(request: Request, schema: S, sender: { once?: string }) {
  return parsed(await readForm(request, shapeOf(schema), sender), schema);
}

/** The same form unchecked, with `lists`: names that may come several times. */
export function submittedForm<S extends z.ZodObject>(request: Request, schema: S, sender: { once?: string }, lists: readonly string[]) {
  return readForm(request, { ...shapeOf(schema), lists }, sender);
}

export function parsed<S extends z.ZodObject>(form: FormData, schema: S) {
  return parseWithZod(form, { schema });
}

function shapeOf(schema: z.ZodObject): FormShape {
  return { fields: Object.keys(schema.shape) };
}

/**
 * The same for a form that changes something stored (`save-merged.server.ts`): also with its initial values, and the answers to a conflict.
 * @param more `lists`: names that may come several times; `leastRevision`: 0 for what has none before it is saved for the first time
 * @throws Response as `readForm`; 400 without the revision that was read
 */
export async function submittedChange<S extends z.ZodObject>(
  request: Request,
  schema: S,
  sender: { once?: string },
  { lists = [], leastRevision = 1 }: { lists?: readonly string[]; leastRevision?: 0 | 1 } = {},
): Promise<FormData> {
  const { fields } = shapeOf(schema);
  const form = await readForm(request, { fields: [...fields, "base", ...fields.map((name) => `take-${name}`)], lists }, sender);
  numberIn(form, "revision", leastRevision);
  return form;
}

type Details = {
  /** Maps a path in the upstream's body to the name of a field, if they differ. */
  fieldOf?: (path: string) => string;
  /** What the page is told beside the refusal. */
  also?: Partial<FormFailure>;
  /** Names of fields whose values are never sent back, such as passwords. */
  hideFields?: string[];
};

/**
 * The answer to a refused form, with the typed values. The only place that knows which refusal belongs to a field and which to the form:
 * 422 by the upstream's paths, everything else to the form as a whole.
 */
export function refused(
  submission: Submission<unknown, string[]>,
  failure: ApiFailure | null = null,
  { fieldOf = (path) => path, hideFields = [], also }: Details = {},
) {
  if (!failure) {
    const status = submission.status === "error" ? 422 : 200;
    return data<FormResult>({ submission: submission.reply({ hideFields }), failure: null }, { status });
  }
  const fieldErrors: Record<string, string[]> = {};
  for (const field of failure.problem?.fields ?? []) fieldErrors[fieldOf(field.path)] = [field.code];
  return data<FormResult>(
    { submission: submission.reply({ fieldErrors, hideFields }), failure: { ...told(failure), ...also } },
    { status: failure.status },
  );
}

/** The answer to a form in conflict with what somebody else saved: `submission` holds the values merged so far. */
export function conflicting(submission: Submission<unknown, string[]>, conflict: Conflict) {
  const failure = { code: conflict.gone ? "removed_meanwhile" : "changed_meanwhile", conflict };
  return data<FormResult>({ submission: submission.reply(), failure }, { status: 409 });
}

/** The answer to a refused form without fields, with whatever else its page says. A missing item is a screen of its own. */
export function refusal<More extends object>(failure: ApiFailure, more: More) {
  if (failure.status === 404) throw failure;
  return data<FormFailure & More>({ ...told(failure), ...more }, { status: failure.status });
}

/** A request number is for asking for help: useful with a fault of the server, alarming otherwise. */
function told({ code, status, problem }: ApiFailure): FormFailure {
  return { code, limit: problem?.limit, requestId: status >= 500 ? problem?.requestId : undefined };
}
