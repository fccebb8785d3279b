/** @jsxImportSource preact */
import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";
import { fill } from "#player/widgets/texts.ts";
import type { Desk } from "./desk.ts";
import { calledHint, fieldName } from "./hint-words.ts";
import { shownValue } from "./shown-value.ts";
import { titleOf } from "./stand-words.tsx";

/** These say together where something points: they are answered as one. */
const POINTING = ["target", "identifier", "selectors", "targetText"];

/** A question as it is asked: of what, by its id or key, and about which field of it. */
type Asked = { id: string; called: string; field: string; theirs: string; yours: string; answer(takeTheirs: boolean): void };
const groupOf = ({ id, field }: Asked) => `${id} ${POINTING.includes(field) ? "target" : field}`;

/** Where somebody else changed the same: theirs or yours. */
export function Questions({ desk }: { desk: Desk }) {
  const { texts, controller } = desk;
  const asked = controller.state.room === "hints" ? ofHints(desk) : ofSteps(desk);
  if (asked.length === 0) return null;
  const groups = [...new Set(asked.map(groupOf))].map((group) => asked.filter((one) => groupOf(one) === group));
  return (
    <ul class="questions">
      {groups.map((group) => (
        <Group key={groupOf(group[0]!)} texts={texts} group={group} />
      ))}
    </ul>
  );
}

function Group({ texts, group }: { texts: EditorTexts; group: Asked[] }) {
  const { called, field, theirs, yours } = group[0]!;
  function answer(takeTheirs: boolean) {
    for (const one of group) one.answer(takeTheirs);
  }
  return (
    <li>
      <fieldset>
        <legend>{`${called} – ${fieldName(texts, field)}`}</legend>
        <p>{fill(texts.theirText, { text: shownValue(texts, field, theirs) })}</p>
        <p>{fill(texts.yourText, { text: shownValue(texts, field, yours) })}</p>
        <div class="row">
          <button type="button" class="button" onClick={() => answer(true)}>
            {texts.theirs}
          </button>
          <button type="button" class="button" onClick={() => answer(false)}>
            {texts.yours}
          </button>
        </div>
      </fieldset>
    </li>
  );
}

function ofSteps({ texts, controller }: Desk): Asked[] {
  const { questions } = controller.state;
  const steps = controller.steps();
  return questions.map((question) => {
    const index = steps.findIndex(({ id }) => id === question.step);
    const step = steps[index];
    const called = step ? fill(texts.stepBody, { n: index + 1, title: titleOf(texts, step) }) : "";
    return { ...question, id: question.step, called, answer: (takeTheirs) => controller.answer(question, takeTheirs) };
  });
}

function ofHints({ texts, hints }: Desk): Asked[] {
  return hints.questions().map(({ hint, question }) => ({
    ...question,
    ...{ id: hint.key, called: calledHint(texts, hint) },
    answer: (takeTheirs) => hints.answer(hint.key, question, takeTheirs),
  }));
}
