import { Fragment, type ReactNode } from "react";
import { sentValues, useFormAnswer } from "./use-screen-form.ts";

/**
 * Holds the form for something stored, and starts it afresh, with new values in its fields, after a save or a merge.
 * @param of the id, along with anything else that decides which of its fields are shown, and the revision that was read
 */
export function ByRevision({ of, children }: { of: { id: string | number; revision: number }; children: ReactNode }) {
  const revision = sentValues(useFormAnswer()).revision ?? of.revision;
  return <Fragment key={`${of.id} ${revision}`}>{children}</Fragment>;
}
