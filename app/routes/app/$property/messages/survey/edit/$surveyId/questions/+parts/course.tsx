import { useTranslation } from "react-i18next";
import { hasOptions, MAIN_END, type SurveyPage } from "#app/domain/messages/survey.ts";
import { placeName } from "#app/features/messages/place-name.ts";
import type { EditedQuestions } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/edited.server.ts";
import styles from "./questions.module.css";

/** Where each page leads, in words. */
export function Course({ of: { shape, words } }: { of: EditedQuestions }) {
  const { t } = useTranslation(["questions", "messages"]);
  const titleOf = (id: string) => words[id] || t("messages:untitled");
  const answersOf = ({ questions }: SurveyPage, question: string, answers: string[]) => {
    const asked = questions.find(({ id }) => id === question);
    const isChoice = asked !== undefined && hasOptions(asked.kind);
    const said = answers.map((answer) =>
      isChoice ? words[`${question} ${answer}`] || t("option", { position: asked.options.indexOf(answer) + 1 }) : answer,
    );
    return said.map((text) => t("quoted", { text })).join(t("or"));
  };
  return (
    <section aria-labelledby="course" className={styles.course}>
      <h2 id="course">{t("course")}</h2>
      <ul>
        {shape.pages.flatMap((page, index) => [
          ...page.rules.map(({ question, answers, to }) => (
            <li key={`${page.id} ${question} ${answers.join(" ")}`}>
              {t("leads_when", {
                from: placeName(t, shape, page.id),
                to: placeName(t, shape, to),
                question: titleOf(question),
                answers: answersOf(page, question, answers),
              })}
            </li>
          )),
          <li key={page.id}>
            {t(page.rules.length > 0 ? "leads_otherwise" : "leads", {
              from: placeName(t, shape, page.id),
              to: placeName(t, shape, shape.pages[index + 1]?.id ?? MAIN_END),
            })}
          </li>,
        ])}
      </ul>
    </section>
  );
}
