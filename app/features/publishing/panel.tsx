import type { ReactNode } from "react";
import { type Constraints, sentValues, useFormAnswer } from "#app/features/form/use-screen-form.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import type { PublishingView } from "./publishing.server.ts";

/** The answer to one of the page's forms, by its buttons. */
export function useAnswerTo(intents: readonly string[]) {
  const answer = useFormAnswer();
  return intents.includes(sentValues(answer).intent ?? "") ? answer : null;
}

export type PanelProps = { view: PublishingView; constraint: Constraints; readOnly: boolean };

export function Panel({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <FormCard actions={actions}>
      <h2>{title}</h2>
      {children}
    </FormCard>
  );
}
