import { data } from "@remix-run/node";
import { valuesIn } from "#app/features/conflict/form-values.server.ts";
import type { FormAnswer } from "#app/features/form/use-screen-form.ts";
import { unreadable } from "#app/session/read-form.server.ts";
import { rulesInText, textOfRules } from "./form-values.ts";

/** The form with the rows of its rules as one text. */
export function withRulesAsText(form: FormData): FormData {
  const rules = form.getAll("rules").map(String);
  form.set("rules", textOfRules(rules));
  return form;
}

/**
 * The answer to a button that changes only the form: it adds a rule, removes one, or tries them. Null for the button that saves.
 * @throws Response 400 for a button that no form has
 */
export function answerToRowAct(form: FormData) {
  const { intent = "save", ...values } = valuesIn(form);
  if (intent === "save") return null;
  const rules = changed(rulesInText(values.rules ?? ""), intent);
  if (!rules) throw unreadable();
  const initialValue = { ...values, intent, rules: textOfRules(rules) };
  return data<FormAnswer>({ submission: { initialValue }, failure: null });
}

function changed(rules: string[], intent: string): string[] | null {
  if (intent === "test") return rules;
  if (intent === "add") return [...rules, ""];
  const [, row] = /^remove-(\d{1,3})$/.exec(intent) ?? [];
  return row === undefined ? null : rules.filter((_, index) => index !== Number(row));
}
