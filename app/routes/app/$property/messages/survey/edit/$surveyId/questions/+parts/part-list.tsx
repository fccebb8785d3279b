import { useTranslation } from "react-i18next";
import { MAIN_END, MAIN_QUESTION, questionsOf, SURVEY_LIMITS } from "#app/domain/messages/survey.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedQuestions } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/edited.server.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { PartMoves } from "./part-moves.tsx";
import styles from "./questions.module.css";

/** The pages of a survey with their questions, and its thank-yous. Each is a button that saves what was typed and opens it. */
export function PartList({ of }: { of: EditedQuestions }) {
  const { t } = useTranslation(["questions", "messages"]);
  const { shape, words, refusal } = of;
  const { pages, ends } = shape;
  const part = (id: string, label: string, title?: string) => <Part of={of} id={id} label={label} title={title} />;
  const titleOf = (id: string) => words[id] || t("messages:untitled");
  return (
    <section id="parts" className={styles.parts} aria-label={t("parts")}>
      <ol className={styles.list}>
        {pages.map(({ id, questions }, index) => (
          <li key={id} className={styles.page}>
            {part(id, t("page_at", { position: index + 1 }))}
            <ol className={styles.list}>
              {questions.map((each) => (
                <li key={each.id}>{part(each.id, titleOf(each.id), kindOf(t, each.id, each.kind, each.required))}</li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <ul className={styles.list} aria-label={t("ends")}>
        <li className={styles.fixed}>
          <span className={styles.name}>{t("main_end")}</span>{" "}
          <span className={styles.kind} dir="auto">
            {words[MAIN_END] ?? ""}
          </span>
        </li>
        {ends.map((id, index) => (
          <li key={id}>{part(id, t("end_at", { position: index + 1 }), words[id])}</li>
        ))}
      </ul>
      {refusal === null && <Adds of={of} />}
    </section>
  );
}

function kindOf(t: (key: string) => string, id: string, kind: string, required: boolean): string {
  return [t(`messages:question_${kind}`), id === MAIN_QUESTION ? t("main_question") : "", required ? t("required") : ""]
    .filter(Boolean)
    .join(" · ");
}

type PartProps = { of: EditedQuestions; id: string; label: string; title: string | undefined };

function Part({ of, id, label, title }: PartProps) {
  const paths = usePaths();
  const current = of.open?.id === id;
  const content = (
    <>
      <span className={styles.name} dir="auto">
        {label}
      </span>{" "}
      {title && <span className={styles.kind}>{title}</span>}
    </>
  );
  if (of.refusal !== null) {
    const to = paths.surveyQuestions(of.message.id, { part: id, lang: of.language.lang });
    return (
      <Link className={styles.open} to={to} aria-current={current || undefined}>
        {content}
      </Link>
    );
  }
  return (
    <>
      <button className={styles.open} type="submit" name="intent" value={`open:${id}`} aria-current={current || undefined}>
        {content}
      </button>
      {current && <PartMoves of={of} />}
    </>
  );
}

/** What can be added; where a survey has the most that it can have, that is said instead. */
function Adds({ of: { shape, open } }: { of: EditedQuestions }) {
  const { t } = useTranslation("questions");
  const { pages, ends } = shape;
  const page = pages.find(({ id, questions }) => id === open?.id || questions.some((each) => each.id === open?.id)) ?? pages.at(-1);
  const isFull = questionsOf(shape).length >= SURVEY_LIMITS.questions;
  const isPageFull = isFull || (page?.questions.length ?? 0) >= SURVEY_LIMITS.questionsOfPage;
  const adds = [
    ["add-question", isPageFull],
    ["add-page", isFull || pages.length >= SURVEY_LIMITS.pages],
    ["add-end", ends.length >= SURVEY_LIMITS.ends],
  ] as const;
  return (
    <>
      <div className={styles.adds}>
        {adds.map(([intent, full]) =>
          full ? null : (
            <Button key={intent} name="intent" value={intent} size="small">
              {t(intent)}
            </Button>
          ),
        )}
      </div>
      <p className={styles.hint}>{t("limits", { ...SURVEY_LIMITS, onPage: SURVEY_LIMITS.questionsOfPage })}</p>
    </>
  );
}
