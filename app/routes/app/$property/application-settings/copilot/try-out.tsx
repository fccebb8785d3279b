import { useTranslation } from "react-i18next";
import { MOST_QUESTION_CHARACTERS } from "#app/domain/copilot/settings.ts";
import { failureText } from "#app/features/form/failure-text.ts";
import { languageName } from "#app/i18n/language-name.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./copilot.module.css";

type Answered = { found: boolean; quotes: string[]; byRules: boolean; sources: { title: string; to: string }[] };
type Tried = { question: string; language: string; languages: string[]; answer: Answered | null; failed: string | null };
type Props = { tried: Tried; isLinked: boolean };

/** The heading of the answer, which gets the focus: the address names it, with and without scripts. */
const ANSWER = "answer";

/** A question to try: a GET form, so that every answer has an address. */
export function TryOut({ tried: { question, language, languages, answer, failed }, isLinked }: Props) {
  const { t, i18n } = useTranslation("copilot");
  const asked = plainField("question", { initialValue: question, maxLength: MOST_QUESTION_CHARACTERS, required: true });
  return (
    <section aria-labelledby="try" className={`${styles.part} ${styles.narrow}`}>
      <h2 id="try">{t("try")}</h2>
      <p className={styles.soft}>{t("try_text")}</p>
      <Form key={`${language} ${question}`} action={`${usePaths().copilot()}#${ANSWER}`} aria-labelledby="try">
        <FormCard actions={<Button>{t("ask")}</Button>}>
          <TextField field={asked} label={t("question")} />
          {languages.length > 1 && (
            <SelectField
              field={plainField("lang", { initialValue: language })}
              label={t("language")}
              options={languages.map((key) => ({ value: key, label: languageName(key, i18n.language) }))}
            />
          )}
          <noscript>
            <p>{t("try_unsaved")}</p>
          </noscript>
        </FormCard>
      </Form>
      <div role="status">
        {answer && <Answer answer={answer} language={language} isLinked={isLinked} />}
        {failed && <Failed code={failed} />}
      </div>
    </section>
  );
}

/** Why there is no answer now, under the heading that the address names. */
function Failed({ code }: { code: string }) {
  const { t } = useTranslation(["copilot", "errors"]);
  return (
    <div className={styles.answer}>
      <h3 id={ANSWER} tabIndex={-1}>
        {t("answer")}
      </h3>
      <Notice status="error" title={failureText((key) => t(key, { ns: "errors" }), { code }, "question_unanswered")} />
    </div>
  );
}

function Answer({ answer, language, isLinked }: { answer: Answered; language: string; isLinked: boolean }) {
  const { t } = useTranslation("copilot");
  const by = t(answer.byRules ? "by_rules" : "by_model");
  return (
    <div className={styles.answer}>
      <h3 id={ANSWER} tabIndex={-1}>
        {t("answer")}
      </h3>
      {answer.found ? (
        <Found answer={answer} language={language} by={by} />
      ) : (
        <Notice status="info" title={t("nothing")}>
          <p>
            {t(isLinked ? "nothing_text" : "nothing_text_unlinked")} {by}
          </p>
        </Notice>
      )}
    </div>
  );
}

function Found({ answer, language, by }: { answer: Answered; language: string; by: string }) {
  const { t } = useTranslation("copilot");
  return (
    <>
      {answer.quotes.length > 0 && (
        <blockquote lang={language} className={styles.quote}>
          {answer.quotes.map((quote) => (
            <p key={quote}>{quote}</p>
          ))}
        </blockquote>
      )}
      <h4>{t("from")}</h4>
      <ul>
        {answer.sources.map(({ title, to }) => (
          <li key={to}>
            <Link to={to} lang={language}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{by}</p>
    </>
  );
}
