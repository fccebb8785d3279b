import { NO_ANSWER } from "#app/routes/answer/$token/form-values.ts";
import field from "#app/ui/fields/field.module.css";
import styles from "./answer.module.css";
import type { QuestionProps } from "./question.ts";

/**
 * What is chosen where nobody has chosen anything yet of what need not be answered: text browsers take the first of several for chosen where
 * none is. It also takes a choice back.
 */
export function NoAnswer({ name, isChosen, words }: { name: string; isChosen: boolean; words: QuestionProps["words"] }) {
  const id = `${name}-none`;
  return (
    <div className={styles.choice}>
      <input id={id} className={field.box} type="radio" name={name} value={NO_ANSWER} defaultChecked={isChosen} />
      <label htmlFor={id} lang={words.lang ?? undefined}>
        {words.noAnswer}
      </label>
    </div>
  );
}
