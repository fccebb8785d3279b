import { fieldOf } from "#app/routes/answer/$token/form-values.ts";
import field from "#app/ui/fields/field.module.css";
import styles from "./answer.module.css";
import { NoAnswer } from "./no-answer.tsx";
import type { QuestionProps } from "./question.ts";

/** One of several options, or as many of them as fit. */
export function Choices({ question: { id, kind, options, required }, values, words }: QuestionProps) {
  const name = fieldOf(id);
  const isOne = kind === "single";
  const choices = options.map((option, index) => {
    const own = index === 0 ? name : `${name}-${option.id}`;
    return (
      <div key={option.id} className={styles.choice}>
        <input
          id={own}
          className={field.box}
          type={isOne ? "radio" : "checkbox"}
          name={name}
          value={option.id}
          required={isOne && required}
          defaultChecked={values[name]?.includes(option.id)}
        />
        <label htmlFor={own}>{option.text}</label>
      </div>
    );
  });
  return (
    <>
      {choices}
      {isOne && <NoAnswer name={name} isChosen={!values[name]?.[0]} isOffered={!required} words={words} />}
    </>
  );
}
