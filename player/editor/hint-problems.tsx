/** @jsxImportSource preact */
import type { Desk } from "./desk.ts";
import { calledHint, fieldName, problemText } from "./hint-words.ts";

/** What keeps tooltips and validators from being saved, all of it, each with the way to its field. */
export function HintProblems({ desk: { texts, hints } }: { desk: Desk }) {
  return (
    <ul class="links">
      {hints.problems().map(({ hint, problem, open }) => (
        <li key={`${hint.key} ${problem.field}`}>
          <button
            type="button"
            class="link"
            onClick={({ currentTarget }) => {
              const panel = currentTarget.getRootNode() as ShadowRoot;
              open();
              panel.querySelector<HTMLElement>(controlOf(problem.field))?.focus();
            }}
          >
            {[calledHint(texts, hint), problem.field && fieldName(texts, problem.field)].filter(Boolean).join(" – ")}:{" "}
            {problemText(texts, problem)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The control in which a field is written; what has none leads to the form. */
function controlOf(field: string): string {
  const [first = "", part = first] = field.split(".");
  if (first === "texts") return "#field-content";
  if (/^(identifier|selectors|target|targetText)$/.test(first)) return "[data-part$=point]";
  return first === "url" ? "#field-page" : `#field-${CSS.escape(first === "rule" ? part : first) || "name"}`;
}
