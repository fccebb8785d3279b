import { useTranslation } from "react-i18next";
import { ConfirmButton } from "#app/features/confirm/confirm-button.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedGuide } from "#app/routes/app/$property/manage/$guideId/edit/steps/edited-guide.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import styles from "./step-list.module.css";

type Props = { guide: Pick<EditedGuide, "id" | "lang" | "find">; step: { id: string }; first: boolean; last: boolean; asks: boolean };

/** Where the focus goes when the pressed button is gone: the other direction, the step. */
const HEIRS = ["down", "up"]
  .map((intent) => `#steps [value="${intent}"]`)
  .concat("#steps [aria-current]")
  .join(",");

/** Actions on the selected step. Removing it asks first, at an address of its own. */
export function StepMoves({ guide, step, first, last, asks }: Props) {
  const { t } = useTranslation("editor");
  const paths = usePaths();
  const { lang, find } = guide;
  if (asks) {
    return (
      <div className={styles.moves} role="alert" data-focus-after="#steps [aria-current]">
        <p>{t("remove_title")}</p>
        <Button name="intent" value="remove" size="small" tone="danger">
          {t("remove")}
        </Button>
        <span data-focus-after='#steps [value="ask-remove"]'>
          <ButtonLink to={paths.guideSteps(guide.id, step.id, { lang, find })} size="small" replace>
            {t("keep")}
          </ButtonLink>
        </span>
      </div>
    );
  }
  return (
    <div className={styles.moves} data-focus-after={HEIRS}>
      {!first && (
        <Button name="intent" value="up" size="small">
          {t("move_up")}
        </Button>
      )}
      {!last && (
        <Button name="intent" value="down" size="small">
          {t("move_down")}
        </Button>
      )}
      <Button name="intent" value="duplicate" size="small">
        {t("duplicate")}
      </Button>
      <Button name="intent" value="insert" size="small">
        {t("insert_before")}
      </Button>
      <ConfirmButton
        address={paths.guideSteps(guide.id, step.id, { ask: "remove", lang, find })}
        title={t("remove_title")}
        text={t("remove_text")}
        label={t("remove")}
        keep={t("keep")}
        asks="ask-remove"
        does="remove"
        id={`remove-${step.id}`}
        focusAfter="#steps [aria-current]"
      />
    </div>
  );
}
