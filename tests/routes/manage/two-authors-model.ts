/** What the model of a guide knows of it: the texts of the guide, and its steps in order with some of their fields. */
export type Model = { texts: Record<string, string>; steps: { id: string; fields: Record<string, string> }[] };

/** A page of the editor that somebody has open: the guide as it was read, and the step that is shown. */
export type Page = { read: Model; step: string | null };

/** What is typed into a page's fields, by name, and the button that is pressed. */
export type Press = { typed: Record<string, string>; intent: string };

export type Expected = { asks: string[]; gone: boolean; next: Model };

const STEP_FIELDS = ["stepTitle", "content", "message", "url"] as const;
export const fieldsOf = (step: object): Record<string, string> =>
  Object.fromEntries(STEP_FIELDS.map((name) => [name, String(Reflect.get(step, name))]));

/**
 * What a press must do (issue 10): a field that only one side changed stands, one that both changed differently asks, and a step that somebody
 * removed asks if something was typed into it. `answers` settles the questions: for a field whether yours stays, for a step whether it comes
 * back.
 */
export function expected(
  stored: Model,
  { read, step }: Page,
  { typed, intent }: Press,
  putBack: boolean | null,
  yours: (name: string) => boolean,
): Expected {
  const asks: string[] = [];
  const joined = (before: Record<string, string>, theirs: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(theirs).map(([name, stands]) => {
        const mine = typed[name] ?? before[name] ?? "";
        if (mine === stands || mine === before[name]) return [name, stands];
        if (stands === before[name]) return [name, mine];
        asks.push(name);
        return [name, yours(name) ? mine : stands];
      }),
    );
  const texts = joined(read.texts, stored.texts);
  const before = read.steps.find(({ id }) => id === step);
  const at = stored.steps.findIndex(({ id }) => id === step);
  let steps = stored.steps;
  let gone = false;
  let selected: string | null = step;
  if (before && at >= 0) {
    const now = stored.steps[at]?.fields ?? {};
    steps = stored.steps.with(at, { id: before.id, fields: joined(before.fields, now) });
  } else if (before) {
    const wrote = Object.entries(before.fields).some(([name, value]) => typed[name] !== undefined && typed[name] !== value);
    gone = wrote && intent !== "remove" && putBack === null;
    if (putBack)
      steps = stored.steps.toSpliced(read.steps.indexOf(before), 0, {
        id: before.id,
        fields: { ...before.fields, ...pick(typed, before.fields) },
      });
    if (putBack === false) selected = null;
  }
  return { asks, gone, next: { texts, steps: pressed(steps, selected, intent) } };
}

const pick = (typed: Record<string, string>, of: object) => Object.fromEntries(Object.entries(typed).filter(([name]) => name in of));

/** A step that a press adds has this id until the stored one is known. */
export const ADDED = "added";

function pressed(steps: Model["steps"], selected: string | null, intent: string): Model["steps"] {
  const at = steps.findIndex(({ id }) => id === selected);
  const blank = { id: ADDED, fields: { stepTitle: "", content: "", message: "", url: "" } };
  const current = steps[at];
  if (intent === "add-step") return steps.toSpliced(current ? at + 1 : steps.length, 0, blank);
  if (!current) return steps;
  if (intent === "insert") return steps.toSpliced(at, 0, blank);
  if (intent === "duplicate") return steps.toSpliced(at + 1, 0, { ...current, id: ADDED });
  if (intent === "remove") return steps.toSpliced(at, 1);
  const other = intent === "up" ? steps[at - 1] : intent === "down" ? steps[at + 1] : undefined;
  if (!other) return steps;
  return steps.map((step) => (step === current ? other : step === other ? current : step));
}
