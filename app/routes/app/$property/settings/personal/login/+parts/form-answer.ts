import type { SubmissionResult, useForm } from "@conform-to/react";

/** What the action says of a form that it did not accept. */
export type FormAnswer = { submission: SubmissionResult<string[]>; failure: { code: string; requestId?: string } | null };
/** HTML constraints of a form's fields. */
export type Constraints = Parameters<typeof useForm>[0]["constraint"];
