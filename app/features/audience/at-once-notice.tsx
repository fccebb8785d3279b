import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import type { Reach } from "./reach.server.ts";

type Props = {
  /** What it is that shows, and whether it is live. */
  live: boolean;
  reach: Reach | null;
};

/** That whom something is for is not published along with it, and how many people its user segment finds. */
export function AtOnceNotice({ live, reach }: Props) {
  const { t, i18n } = useTranslation("audience");
  const number = (value: number) => new Intl.NumberFormat(i18n.language).format(value);
  return (
    <Notice status="info" title={t(live ? "at_once" : "not_live")}>
      {reach && (
        <p>
          {t(reach.isEstimate ? "reach_about" : "reach", {
            name: reach.name,
            count: reach.people,
            number: number(reach.people),
            all: number(reach.all),
          })}
        </p>
      )}
    </Notice>
  );
}
