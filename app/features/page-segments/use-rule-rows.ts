import { useState } from "react";
import { type FormAnswer, sentValues } from "#app/features/form/use-screen-form.ts";
import type { RowIntents } from "#app/ui/fields/repeatable-rows/repeatable-rows.tsx";
import { rulesInText } from "./form-values.ts";

/** `sentAs`: where the rule was when the form was sent, which errors name; none for one that was added since. */
export type RuleRow = { key: number; rule: string; errors?: string[]; sentAs?: number };
type State = { answer: FormAnswer | undefined; rows: RuleRow[]; next: number; begun: number };

/**
 * The rows of a page segment's rules. Scripts add and remove them at once; without, the buttons send the form, which comes back with them.
 * @param stored the rules as the form's text has them
 */
export function useRuleRows(form: string, answer: FormAnswer | undefined, stored: string) {
  const [state, setState] = useState<State>(() => stateAfter(answer, stored));
  if (state.answer !== answer) setState(stateAfter(answer, stored, state));
  const { rows, next, begun } = state;
  const change = (rows: RuleRow[], next: number) => setState({ ...state, rows, next });
  const button = (value: string, act: () => void) => ({
    getButtonProps: () => ({
      ...{ name: "intent", value, form, formNoValidate: true },
      onClick: (event: { preventDefault(): void }) => {
        event.preventDefault();
        act();
      },
    }),
  });
  const intents: RowIntents = {
    insert: button("add", () => change([...rows, { key: next, rule: "" }], next + 1)),
    remove: {
      getButtonProps: ({ index }) =>
        button(`remove-${index}`, () =>
          change(
            rows.filter((_, each) => each !== index),
            next,
          ),
        ).getButtonProps(),
    },
  };
  return {
    rows,
    intents,
    /** Whether there are others than when the form was sent. */
    isChanged: rows.length !== begun || rows.some(({ key }, index) => key !== index),
    /** The row that a button without scripts has just added. */
    added: sentValues(answer).intent === "add" ? rows.length - 1 : null,
  };
}

/** The rows as the answer has them. Those that stay keep what is typed in them. */
function stateAfter(answer: FormAnswer | undefined, stored: string, before?: State): State {
  const { initialValue, error } = answer?.submission ?? {};
  if (before && !initialValue) return { ...before, answer };
  const text = initialValue ? String(initialValue.rules ?? "") : stored;
  const rows = rulesInText(text).map((rule, index) => {
    const errors = error?.[`rules[${index}]`] ?? undefined;
    return { key: before?.rows[index]?.key ?? (before?.next ?? 0) + index, rule, errors, sentAs: index };
  });
  const next = Math.max(before?.next ?? 0, ...rows.map(({ key }) => key + 1));
  return { answer, rows, next, begun: before?.begun ?? rows.length };
}
