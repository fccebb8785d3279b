import { type RefObject, useEffect, useState } from "react";
import type { FormAnswer } from "#app/features/form/use-screen-form.ts";
import { sentValues } from "#app/features/form/use-screen-form.ts";
import { rulesInText } from "./form-values.ts";
import type { RuleRow } from "./use-rule-rows.ts";

/** What the form of a page segment says of addresses, and the address to try it on. */
export type TypedFacts = { rules: string[]; visibility: boolean; test: string };

type Stored = { rules: string; visibility: string; test: string };

/** What the form says as it is typed; without scripts as it was sent. */
export function useTypedFacts(form: RefObject<HTMLFormElement>, answer: FormAnswer | undefined, stored: Stored, rows: RuleRow[]) {
  const { rules, visibility, test } = answer?.submission ? sentValues(answer) : stored;
  const [facts, setFacts] = useState(() => factsOf(rulesInText(rules ?? ""), visibility, test));
  const read = (element: HTMLFormElement) => {
    const data = new FormData(element);
    setFacts(factsOf(data.getAll("rules").map(String), String(data.get("visibility")), String(data.get("test") ?? "")));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows say something else
  useEffect(() => {
    if (form.current) read(form.current);
  }, [rows]);
  return {
    facts,
    /** To be told that something in the form was typed. */
    typedIn: (element: Element) => {
      const around = element.closest("form");
      if (around) read(around);
    },
  };
}

function factsOf(rules: string[], visibility: string | undefined, test: string | undefined): TypedFacts {
  const written = rules.map((rule) => rule.trim()).filter((rule) => rule !== "");
  return { rules: written, visibility: visibility !== "hide", test: test ?? "" };
}
