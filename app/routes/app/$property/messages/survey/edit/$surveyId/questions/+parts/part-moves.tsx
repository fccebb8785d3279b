import { useTranslation } from "react-i18next";
import { ConfirmButton } from "#app/features/confirm/confirm-button.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedQuestions } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/edited.server.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import styles from "./questions.module.css";

/** Actions on the open part. Removing it asks first, at an address of its own. */
export function PartMoves({ of: { open, message, language, asks } }: { of: EditedQuestions }) {
  const { t } = useTranslation("questions");
  const paths = usePaths();
  if (!open || open.isFixed) return null;
  const { lang } = language;
  const texts = { title: t(`remove_title_${open.kind}`), text: t(`remove_text_${open.kind}`) };
  if (asks) {
    return (
      <div className={styles.moves} role="alert">
        <p>
          {texts.title} {texts.text}
        </p>
        <Button name="intent" value="remove" size="small" tone="danger">
          {t("remove")}
        </Button>
        <ButtonLink to={paths.surveyQuestions(message.id, { part: open.id, lang })} size="small" replace>
          {t("keep")}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.moves} data-focus-after="#parts [aria-current]">
      <Button name="intent" value="up" size="small">
        {t("move_up")}
      </Button>
      <Button name="intent" value="down" size="small">
        {t("move_down")}
      </Button>
      <ConfirmButton
        address={paths.surveyQuestions(message.id, { part: open.id, ask: "remove", lang })}
        {...texts}
        label={t("remove")}
        keep={t("keep")}
        asks="ask-remove"
        does="remove"
        id={`remove-${open.id}`}
        focusAfter="#parts [aria-current]"
      />
    </div>
  );
}
