import { useTranslation } from "react-i18next";
import { AudienceDrawings, AudienceIndicator } from "#app/features/audience/audience-indicator.tsx";
import { sortingBy } from "#app/features/list/list-query.ts";
import { useListAddress } from "#app/features/row-menu/row-menu.tsx";
import targeting from "#app/features/targeting/targeting.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { AlertTriangle } from "#app/ui/primitives/icon/icons.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Category } from "./category.tsx";
import { MessageActions } from "./message-actions.tsx";
import { useMessageChoice } from "./message-choice.tsx";
import { CHOICES, type ListedMessage, type MessageListData, type MessageQuery, type MessageSort } from "./message-list.ts";
import { MessageState } from "./message-state.tsx";
import styles from "./messages.module.css";

type Props = { of: MessageListData; addressOf: (change: Partial<MessageQuery>) => string };

export function MessageTable({ of: { title, list, query, messages, mayCreate }, addressOf }: Props) {
  const { t } = useTranslation("messages");
  const paths = usePaths();
  const here = useListAddress();
  const sort = sortingBy<MessageSort>(query, CHOICES.sorts, addressOf);
  const columns: Column<ListedMessage>[] = [
    { key: "title", label: t("message"), sort: sort("title"), cell: (row) => row.title },
    { key: "kind", label: t("kind"), cell: ({ type, category, color }) => <Category {...{ type, category, color }} /> },
    { key: "state", label: t("state"), cell: (row) => <State of={row} /> },
    { key: "count", label: t(`count_${list}`), sort: sort("count"), number: true, cell: (row) => <Count of={row} /> },
    { key: "languages", label: t("languages"), cell: (row) => <Languages of={row.languages} /> },
    { key: "audience", label: t("audience"), cell: ({ audience }) => <Audience of={audience} /> },
    {
      key: "changed",
      label: t("changed"),
      sort: sort("lastChangedAt"),
      moment: true,
      // What has changed is in its history.
      cell: ({ id, title, changed, changedBy }) => (
        <>
          <Link to={paths.messageHistory(id)}>
            {changed}
            <span className="visually-hidden">, {t("history_named", { title })}</span>
          </Link>{" "}
          {changedBy && <bdi className={targeting.small}>{changedBy}</bdi>}
        </>
      ),
    },
    { key: "acts", label: t("actions"), cell: (row) => <MessageActions of={row} here={here} /> },
  ];
  const choosing = useMessageChoice(query, here);
  return (
    <>
      {messages.some(({ audience }) => audience) && <AudienceDrawings />}
      <DataTable
        caption={title}
        columns={columns}
        rows={messages}
        keyOf={({ id }) => id}
        linkOf={({ type, id }) => paths.message(type, id)}
        stacks
        choosing={mayCreate ? choosing : undefined}
      />
    </>
  );
}

/** How many saw an announcement or answered what asks: never shown before it was live. */
function Count({ of: { type, visibility, count } }: { of: ListedMessage }) {
  const { t } = useTranslation("messages");
  if (count === 0 && visibility === "private") return <span className={targeting.soft}>–</span>;
  return <>{t(type === "announcement" ? "views" : "answers", { count })}</>;
}

function State({ of }: { of: ListedMessage }) {
  const { t } = useTranslation("messages");
  return (
    <>
      <MessageState of={of} />
      {of.pinned && <span className={targeting.small}>{t("pinned")}</span>}
      {of.schedule && <span className={targeting.small}>{of.schedule}</span>}
    </>
  );
}

function Audience({ of }: { of: ListedMessage["audience"] }) {
  const { t } = useTranslation("messages");
  return of ? <AudienceIndicator of={of} /> : <span className={targeting.soft}>{t("everybody")}</span>;
}

/** The languages that people may see it in; one that lacks something says so. */
function Languages({ of }: { of: ListedMessage["languages"] }) {
  const { t } = useTranslation("messages");
  if (of.length === 0) return <span className={targeting.soft}>{t("not_written")}</span>;
  return (
    <ul className={styles.languages}>
      {of.map(({ key, name, isComplete }) => (
        <li
          key={key}
          className={isComplete ? styles.language : `${styles.language} ${styles.incomplete}`}
          title={isComplete ? name : t("incomplete", { name })}
        >
          {!isComplete && <AlertTriangle size={14} />}
          <span aria-hidden="true">{key}</span>
          <span className="visually-hidden">{isComplete ? name : t("incomplete", { name })}</span>
        </li>
      ))}
    </ul>
  );
}
