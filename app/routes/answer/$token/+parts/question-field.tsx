import { fieldOf, LABEL } from "#app/routes/answer/$token/form-values.ts";
import field from "#app/ui/fields/field.module.css";
import styles from "./answer.module.css";
import { Choices } from "./choices.tsx";
import { Problem, problemId } from "./problems.tsx";
import type { QuestionProps } from "./question.ts";
import { Ranking } from "./ranking.tsx";
import { Scale } from "./scale.tsx";

/** One question with what can be answered to it: a group of controls, or one field for a text. */
export function QuestionField(props: QuestionProps) {
  const { question, words, problem, values } = props;
  const { id, kind, title, required } = question;
  const name = fieldOf(id);
  const mark = required && (
    <span className={field.mark} lang={words.lang ?? undefined} aria-hidden={kind === "short" || kind === "long" || undefined}>
      {words.required}
    </span>
  );
  const described = problem && problemId(name);
  if (kind === "short" || kind === "long") {
    const wired = {
      ...{ id: name, name, required, defaultValue: values[name]?.[0] ?? "", dir: "auto" },
      ...{ className: field.control, "aria-invalid": problem !== undefined || undefined, "aria-describedby": described },
    };
    return (
      <div className={styles.question}>
        <p className={styles.legend}>
          <label htmlFor={name}>
            <bdi>{title}</bdi>
          </label>{" "}
          {mark}
        </p>
        <input type="hidden" name={`${LABEL}${name}`} value={title} />
        {kind === "short" ? <input type="text" {...wired} /> : <textarea rows={5} {...wired} />}
        <Problem id={name} text={problem} lang={words.lang} />
      </div>
    );
  }
  const hint = kind === "ranking" || props.scale ? `${name}-hint` : undefined;
  return (
    <fieldset className={styles.question} aria-describedby={[hint, described].filter(Boolean).join(" ") || undefined}>
      <legend className={styles.legend}>
        <bdi>{title}</bdi> {mark}
      </legend>
      {kind === "ranking" ? (
        <Ranking {...props} hint={hint} />
      ) : kind === "single" || kind === "multiple" ? (
        <Choices {...props} />
      ) : (
        <Scale {...props} kind={kind} hint={hint} />
      )}
      <Problem id={name} text={problem} lang={words.lang} />
    </fieldset>
  );
}
