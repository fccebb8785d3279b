import { NO_ANSWER } from "#app/routes/answer/$token/form-values.ts";
import field from "#app/ui/fields/field.module.css";
import styles from "./answer.module.css";
import type { QuestionProps } from "./question.ts";

type Props = {
  name: string;
  isChosen: boolean /** It may be left without an answer. */;
  isOffered: boolean;
  words: QuestionProps["words"];
};

/**
 * What is chosen where nobody has chosen anything yet: text browsers take the first of several for chosen where none is. Where an answer may be
 * left out it also takes a choice back; else only browsers without styles show it.
 */
export function NoAnswer({ name, isChosen, isOffered, words }: Props) {
  const id = `${name}-none`;
  return (
    <div className={isOffered ? styles.choice : styles.unseen}>
      <input id={id} className={field.box} type="radio" name={name} value={NO_ANSWER} defaultChecked={isChosen} />
      <label htmlFor={id} lang={words.lang ?? undefined}>
        {words.noAnswer}
      </label>
    </div>
  );
}
