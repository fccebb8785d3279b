import { type RefObject, useEffect, useState } from "react";

const NAMES = ["identifier", "selectors", "skipSelector"] as const;
/** The first line, from 1, that the browser cannot read as a selector, by the name of the field. */
export type WrongSelectors = Partial<Record<(typeof NAMES)[number], number>>;

/** Looks at selectors while they are typed, with the reader that will read them in the application: a browser's own. */
export function useWrongSelectors(form: RefObject<HTMLFormElement>): WrongSelectors {
  const [wrong, setWrong] = useState<WrongSelectors>({});
  useEffect(() => {
    const element = form.current;
    const look = ({ target }: Event) => {
      const name = NAMES.find((each) => each === (target as HTMLInputElement).name);
      if (name === undefined) return;
      const line = wrongLine((target as HTMLInputElement).value);
      setWrong((before) => (before[name] === line ? before : { ...before, [name]: line }));
    };
    element?.addEventListener("input", look);
    return () => element?.removeEventListener("input", look);
  }, [form]);
  return wrong;
}

function wrongLine(text: string): number | undefined {
  const at = text.split("\n").findIndex((line) => line.trim() !== "" && !isSelector(line));
  return at < 0 ? undefined : at + 1;
}

function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}
