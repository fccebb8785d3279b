import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Category } from "#app/features/messages/category.tsx";
import { MessageState } from "#app/features/messages/message-state.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ShownMonth } from "#app/routes/app/$property/messages/calendar/shown-month.server.ts";
import { ScrollRegion } from "#app/ui/composed/scroll-region/scroll-region.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./calendar.module.css";

type Props = Pick<ShownMonth, "month" | "days" | "messages">;

/** A row for each message with a bar over the days on which it is live. What the bars show is said in words, too. */
export function MonthTable({ month, days, messages }: Props) {
  const { t } = useTranslation("messages");
  const paths = usePaths();
  const caption = t("days_caption", { month: month.name });
  const today = useRef<HTMLTableCellElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month has another place to begin at
  useEffect(() => {
    const region = today.current?.closest("section");
    const name = today.current?.parentElement?.firstElementChild;
    if (region && today.current) region.scrollLeft = today.current.offsetLeft - (name?.clientWidth ?? 0) - today.current.offsetWidth;
  }, [month.key]);
  return (
    <ScrollRegion label={caption}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {t("message")}
            </th>
            {days.map(({ day, weekday, isToday, isWeekend }) => (
              <th
                key={day}
                ref={isToday ? today : undefined}
                scope="col"
                className={[styles.day, isWeekend && styles.weekend, isToday && styles.today].filter(Boolean).join(" ")}
              >
                <abbr className={styles.weekday} title={weekday.long}>
                  {weekday.narrow}
                </abbr>{" "}
                {day}
                {isToday && <span className="visually-hidden"> {t("today")}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {messages.map(({ id, type, category, color, title, first, last, when, isPlanned, ...state }) => (
            <tr key={`${id} ${isPlanned}`}>
              <th scope="row" className={styles.name}>
                <Link to={paths.message(type, id)}>{title}</Link>
                <span className={styles.state}>
                  <MessageState of={state} /> <Category type={type} category={category} color={color} />
                </span>
              </th>
              {first > 0 && <td colSpan={first} />}
              <td colSpan={last - first + 1} className={styles.live} title={when}>
                <svg width="100%" height="14" aria-hidden="true">
                  <rect
                    width="100%"
                    height="14"
                    rx="7"
                    className={isPlanned ? styles.planned : styles.bar}
                    fill={color ?? "var(--accent)"}
                  />
                </svg>
                <span className="visually-hidden">{when}</span>
              </td>
              {last < days.length - 1 && <td colSpan={days.length - 1 - last} />}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
