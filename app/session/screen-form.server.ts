import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/node";
import type { ApiFailure } from "../api/failure.ts";

/** What a screen is told about a form that was not accepted, besides conform's own result. */
export type FormFailure = {
  code: string;
  limit?: { kind: string; n: number };
  /** The stored item that a stale save met. */
  current?: unknown;
  requestId?: string;
};

export type FormResult = { submission: ReturnType<Submission<unknown>["reply"]>; failure: FormFailure | null };

/**
 * The answer to a form that is not accepted: the typed values come back with it. The one place that knows which refusal
 * belongs to a field and which to the form: 422 by the upstream's paths, everything else to the form as a whole.
 * @param fieldOf turns a path of the upstream's body into the name of a field, when they differ
 * @param hideFields names of fields whose values never go back, such as passwords
 */
export function refused(
  submission: Submission<unknown, string[]>,
  failure: ApiFailure | null = null,
  fieldOf = (path: string) => path,
  hideFields: string[] = [],
) {
  if (!failure) {
    const status = submission.status === "error" ? 422 : 200;
    return data<FormResult>({ submission: submission.reply({ hideFields }), failure: null }, { status });
  }
  const { problem, code, status } = failure;
  const fieldErrors: Record<string, string[]> = {};
  for (const field of problem?.fields ?? []) fieldErrors[fieldOf(field.path)] = [field.code];
  return data<FormResult>(
    {
      submission: submission.reply({ fieldErrors, hideFields }),
      failure: { code, limit: problem?.limit, current: problem?.current, requestId: problem?.requestId },
    },
    { status },
  );
}

/** The answer to a form without fields that is not accepted. What is not there is a screen of its own. */
export function refusal(failure: ApiFailure) {
  if (failure.status === 404) throw failure;
  const { code, problem, status } = failure;
  return data<FormFailure>({ code, limit: problem?.limit, current: problem?.current, requestId: problem?.requestId }, { status });
}
