import { useTranslation } from "react-i18next";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ContextualView } from "#app/routes/app/$property/manage/$guideId/edit/contextual/contextual.server.ts";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import styles from "./contextual.module.css";
import { CreatePopup, OnceNotice, UnseenNotice } from "./popup-acts.tsx";

/** The guide's popup: creating, editing and deleting it, and who sees it. */
export function PopupPanel({ of: { framed, promotion, refusal } }: { of: ContextualView }) {
  const { t } = useTranslation("contextual");
  const paths = usePaths();
  const { id, revision, title } = framed.guide;
  return (
    <section className={styles.panel} aria-labelledby="popup">
      <h2 id="popup">
        {t("popup")}
        {promotion && <Badge tone={promotion.enabled ? "good" : "neutral"}>{t(promotion.enabled ? "popup_on" : "popup_off")}</Badge>}
      </h2>
      {promotion ? (
        <>
          <p dir="auto">{promotion.headline || title}</p>
          <p className={styles.note}>
            {t("written_in", { languages: languagesOf(promotion, t("none"), (language) => t("off_in", { language })) })}
          </p>
          {!promotion.isSeen && <UnseenNotice guide={id} />}
          {promotion.isSeen && promotion.isOnce && <OnceNotice guide={id} />}
        </>
      ) : (
        <p className={styles.note}>{t("popup_lead")}</p>
      )}
      <ButtonRow>
        {promotion && <ButtonLink to={paths.guidePromotion(id)}>{t(refusal === null ? "edit_popup" : "see_popup")}</ButtonLink>}
        {!promotion && refusal === null && <CreatePopup guide={id} />}
        {promotion && refusal === null && (
          <ConfirmLink
            to={paths.removePromotion(id)}
            revision={revision}
            title={t("remove_title", { title })}
            text={t("remove_text")}
            confirm={t("remove")}
            look={{ tone: "danger" }}
          />
        )}
      </ButtonRow>
    </section>
  );
}

type Promotion = NonNullable<ContextualView["promotion"]>;

function languagesOf({ languages }: Promotion, none: string, off: (language: string) => string): string {
  return languages.map(({ name, status }) => (status === "off" ? off(name) : name)).join(", ") || none;
}
