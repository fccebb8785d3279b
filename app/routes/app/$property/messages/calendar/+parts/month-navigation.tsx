import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { ChevronLeft, ChevronRight } from "#app/ui/primitives/icon/icons.ts";
import styles from "./calendar.module.css";

type Props = { month: { name: string; before: string; after: string } };

/** The month that is shown, and the ways to others. */
export function MonthNavigation({ month: { name, before, after } }: Props) {
  const { t } = useTranslation("messages");
  const paths = usePaths();
  return (
    <div className={styles.navigation}>
      <h2 className={styles.month}>{name}</h2>
      <ButtonRow>
        <ButtonLink to={paths.messageCalendar(before)} label={t("month_before")}>
          <ChevronLeft size={16} />
        </ButtonLink>
        <ButtonLink to={paths.messageCalendar()}>{t("this_month")}</ButtonLink>
        <ButtonLink to={paths.messageCalendar(after)} label={t("month_after")}>
          <ChevronRight size={16} />
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}
