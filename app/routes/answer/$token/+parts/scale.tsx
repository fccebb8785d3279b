import { SCALES } from "#app/domain/messages/survey.ts";
import { fieldOf } from "#app/routes/answer/$token/form-values.ts";
import styles from "./answer.module.css";
import { Face } from "./face.tsx";
import { NoAnswer } from "./no-answer.tsx";
import type { QuestionProps } from "./question.ts";

/** A scale of numbers, stars or faces. Stars and faces are said in words to whoever does not see them. */
export function Scale({
  question: { id, required, leftLabel, rightLabel },
  kind,
  values,
  words,
  hint,
}: QuestionProps & { kind: keyof typeof SCALES; hint: string | undefined }) {
  const name = fieldOf(id);
  const [least, most] = SCALES[kind];
  const steps = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <>
      <div className={`${styles.scale} ${styles[kind]}`}>
        {steps.map((step, index) => {
          const own = index === 0 ? name : `${name}-${step}`;
          return (
            <div key={step} className={styles.step}>
              <input
                id={own}
                className={styles.radio}
                type="radio"
                name={name}
                value={step}
                required={required}
                defaultChecked={values[name]?.[0] === String(step)}
              />
              <label htmlFor={own} className={styles.stepLabel}>
                {kind === "score" ? (
                  step
                ) : (
                  <>
                    <span aria-hidden="true" className={styles.sign}>
                      {kind === "emoji" ? <Face n={index} /> : `${step}\u00a0★`}
                    </span>
                    <span className="visually-hidden" lang={words.lang ?? undefined}>
                      {kind === "emoji" ? words.emoji[index] : words.stars[index]}
                    </span>
                  </>
                )}
              </label>
            </div>
          );
        })}
      </div>
      {(leftLabel || rightLabel) && (
        <p id={hint} className={styles.ends}>
          <span>{leftLabel}</span> <span aria-hidden="true" className={styles.between} /> <span>{rightLabel}</span>
        </p>
      )}
      <NoAnswer name={name} isChosen={!values[name]?.[0]} isOffered={!required} words={words} />
    </>
  );
}
