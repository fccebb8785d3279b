import type { SerializeFrom } from "@remix-run/node";
import { Fragment } from "react";
import { MAIN_QUESTION } from "#app/domain/messages/survey.ts";
import { TYPED, typedOn } from "#app/routes/answer/$token/form-values.ts";
import type { ShownScreen } from "#app/routes/answer/$token/shown-screen.server.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import styles from "./answer.module.css";
import { Band } from "./band.tsx";
import { CommentBox } from "./comment-box.tsx";
import { EndText } from "./end-text.tsx";
import { Problems } from "./problems.tsx";
import { QuestionField } from "./question-field.tsx";
import { TypedTexts } from "./typed-texts.tsx";

/** One page of an NPS or a survey as a form, or the thank-you after it. */
export function AnswerScreen({ of }: { of: SerializeFrom<ShownScreen> }) {
  const { asked, words, problems, showing, opened, to, others } = of;
  const { page, property } = asked;
  const own = { lang: words.lang ?? undefined, dir: words.lang ? words.dir : undefined };
  return (
    <main id="main" className={styles.page}>
      <Band color={property.color} />
      <p className={styles.brand}>{property.name}</p>
      {of.lost.length > 0 && (
        <div className={styles.card} role="alert" {...own}>
          <p>{words.passed}</p>
          <TypedTexts title={words.typed} texts={of.lost} />
        </div>
      )}
      <div className={styles.card}>
        {page === null ? (
          <EndText of={of} />
        ) : (
          <form method="post" action={to} className={styles.form}>
            <h1 className={styles.heading} {...own}>
              {words.heading}
            </h1>
            {words.place && (
              <p className={styles.progress} {...own}>
                {words.place}
              </p>
            )}
            <Problems of={of} />
            <input type="hidden" name="showing" value={showing} />
            <input type="hidden" name="page" value={page.id} />
            <input type="hidden" name={TYPED} value={typedOn(page)} />
            <input type="hidden" name="opened" value={opened} />
            {page.questions.map((question, index) => (
              <Fragment key={question.id}>
                <QuestionField
                  question={question}
                  scale={words.ends[index] ?? ""}
                  values={of.values}
                  words={words}
                  problem={problems.find(({ id }) => id === question.id)?.text}
                />
                {page.commentLabel !== null && question.id === MAIN_QUESTION && (
                  <CommentBox label={page.commentLabel} values={of.values} problem={problems.find(({ id }) => id === "comment")?.text} />
                )}
              </Fragment>
            ))}
            <div className={styles.moves}>
              <Button name="move" value="next" tone="primary">
                {page.isLast ? page.buttonLabel || words.send : <span {...own}>{words.next}</span>}
              </Button>
              {!page.isFirst && (
                <button type="submit" name="move" value="back" formNoValidate className={styles.back} {...own}>
                  {words.back}
                </button>
              )}
            </div>
            {others.length > 0 && (
              <fieldset className={styles.languages}>
                <legend className="visually-hidden" {...own}>
                  {words.languages}
                </legend>
                {others.map(({ key, name }) => (
                  <button key={key} type="submit" name="language" value={key} formNoValidate lang={key} className={styles.back}>
                    {name}
                  </button>
                ))}
              </fieldset>
            )}
          </form>
        )}
      </div>
    </main>
  );
}
