import { Fragment, type ReactNode } from "react";
import { sentValues, useFormAnswer } from "./use-screen-form.ts";

/**
 * Holds the form of something stored. What was saved, or merged with what somebody else saved, starts anew: with other values in its fields.
 * @param of the id, with what else decides which of its fields are shown, and the revision that was read
 */
export function ByRevision({ of, children }: { of: { id: string | number; revision: number }; children: ReactNode }) {
  const revision = sentValues(useFormAnswer()).revision ?? of.revision;
  return <Fragment key={`${of.id} ${revision}`}>{children}</Fragment>;
}
