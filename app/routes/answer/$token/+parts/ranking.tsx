import { placeOf } from "#app/routes/answer/$token/form-values.ts";
import field from "#app/ui/fields/field.module.css";
import styles from "./answer.module.css";
import type { QuestionProps } from "./question.ts";

/** A place for each option, by numbers: no mouse is needed, and no script. */
export function Ranking({ question: { id, options }, values, words, hint }: QuestionProps & { hint: string | undefined }) {
  return (
    <>
      <p id={hint} className={field.hint} lang={words.lang ?? undefined}>
        {words.rankingHint}
      </p>
      {options.map((option) => {
        const name = placeOf(id, option.id);
        return (
          <div key={option.id} className={styles.rank}>
            <select id={name} name={name} className={`${field.control} ${styles.place}`} defaultValue={values[name]?.[0] ?? ""}>
              <option value="" lang={words.lang ?? undefined}>
                {words.noPlace}
              </option>
              {options.map((each, index) => (
                <option key={each.id} value={index + 1}>
                  {index + 1}
                </option>
              ))}
            </select>
            <label htmlFor={name}>{option.text}</label>
          </div>
        );
      })}
    </>
  );
}
