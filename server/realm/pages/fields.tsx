/** @jsxImportSource hono/jsx */
import type { Words } from "./words-en.ts";

export type Problems = Record<string, string>;

/** The region "There is a problem": one link to each field that needs a change. `""` names the form as a whole. */
export function ProblemSummary({ problems, t }: { problems: Problems; t: Words }) {
  const entries = Object.entries(problems);
  if (entries.length === 0) return null;
  return (
    <section class="problem" aria-labelledby="problem" tabindex={-1}>
      <h2 id="problem">{t.problem}</h2>
      <ul>
        {entries.map(([field, message]) => (
          <li key={field}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </section>
  );
}

type FieldProps = {
  name: string;
  label: string;
  type: "text" | "email" | "password";
  autocomplete: string;
  maxlength: number;
  minlength?: number;
  value?: string;
  hint?: string;
  problem?: string;
  readonly?: boolean;
  autofocus?: boolean;
};

export function Field({ name, label, hint, problem, ...input }: FieldProps) {
  const notes = [hint ? `${name}-hint` : "", problem ? `${name}-error` : ""].filter(Boolean).join(" ");
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input id={name} name={name} required aria-describedby={notes || undefined} aria-invalid={problem ? "true" : undefined} {...input} />
      {hint ? (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p class="error" id={`${name}-error`}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
