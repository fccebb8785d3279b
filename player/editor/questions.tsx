/** @jsxImportSource preact */
import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";
import type { Target } from "#app/domain/targets/target.ts";
import { fill } from "#player/widgets/texts.ts";
import type { Desk } from "./desk.ts";
import type { Question } from "./draft.ts";
import { lookWords } from "./look.tsx";
import { titleOf } from "./stand-words.tsx";

/** These say together where a step points: they are answered as one. */
const POINTING = ["target", "identifier", "selectors", "targetText"];
const groupOf = ({ step, field }: Question) => `${step} ${POINTING.includes(field) ? "target" : field}`;

/** Where somebody else changed the same: theirs or yours. */
export function Questions({ desk: { texts, controller } }: { desk: Desk }) {
  const { questions, draft } = controller.state;
  if (questions.length === 0 || !draft) return null;
  const first = questions.filter((one, index) => questions.findIndex((other) => groupOf(other) === groupOf(one)) === index);
  function answer(question: Question, takeTheirs: boolean) {
    for (const one of questions.filter((other) => groupOf(other) === groupOf(question))) controller.answer(one, takeTheirs);
  }
  return (
    <ul class="questions">
      {first.map((question) => {
        const index = draft.steps.findIndex(({ id }) => id === question.step);
        const step = draft.steps[index];
        const name = `${step ? fill(texts.stepBody, { n: index + 1, title: titleOf(texts, step) }) : ""} – ${fieldName(texts, question.field)}`;
        return (
          <li key={groupOf(question)}>
            <fieldset>
              <legend>{name}</legend>
              <p>{fill(texts.theirText, { text: shown(texts, question.theirs, question.field) })}</p>
              <p>{fill(texts.yourText, { text: shown(texts, question.yours, question.field) })}</p>
              <div class="row">
                <button type="button" class="button" onClick={() => answer(question, true)}>
                  {texts.theirs}
                </button>
                <button type="button" class="button" onClick={() => answer(question, false)}>
                  {texts.yours}
                </button>
              </div>
            </fieldset>
          </li>
        );
      })}
    </ul>
  );
}

function fieldName(texts: EditorTexts, field: Question["field"]): string {
  if (POINTING.includes(field)) return texts.element;
  const known: Partial<Record<Question["field"], string>> = {
    ...{ title: texts.heading, content: texts.content, url: texts.page, type: texts.kind, nextWhen: texts.continue },
    ...{ nextIf: texts.condition, forcevalue: texts.value, precision: texts.precision, wait: texts.wait },
    ...{ highlight: texts.highlight, side: texts.side },
  };
  return known[field] ?? fill(texts.setting, { name: field });
}

/** A value as somebody can read it; values come as JSON. */
function shown(texts: EditorTexts, json: string, field: Question["field"]): string {
  const value: unknown = JSON.parse(json);
  if (field === "highlight" || field === "side") return (lookWords(texts)[field] as Record<string, string>)[String(value)] ?? String(value);
  if (value === null || value === "") return texts.nothing;
  if (typeof value !== "object") return String(value);
  const role = (value as Target).recipes?.find((recipe) => recipe.kind === "role");
  return role ? `${role.role} “${role.name}”` : JSON.stringify(value);
}
