import { useTranslation } from "react-i18next";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { languageName } from "#app/i18n/language-name.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import styles from "./history.module.css";
import { historyPaths, type Owner } from "./history-paths.ts";
import type { ListedVersions } from "./listed-versions.server.ts";

/** The editor of messages asks for no note, so that most of their versions have none. */
const showsNotes = (of: Owner, versions: ListedVersions["versions"]) => of.kind !== "message" || versions.some(({ note }) => note !== "");

type Props = { of: Owner; history: ListedVersions; mayRestore: boolean };

/** What was published, the newest first, each to compare with what came before and with the draft, and to bring back. */
export function VersionList({ of, history: { versions, page, limit, total, problems }, mayRestore }: Props) {
  const { t, i18n } = useTranslation("history");
  const paths = historyPaths(usePaths(), of);
  const unknown = <UnknownParts problems={problems} />;
  const noteColumn: Column<ListedVersions["versions"][number]> = {
    key: "note",
    label: t("note"),
    cell: ({ note }) => <Note text={note} />,
  };
  if (total === 0) {
    return (
      <>
        {unknown}
        <EmptyState picture="guide" title={t("none_title")} text={t("none_text")} />
      </>
    );
  }
  return (
    <div>
      {unknown}
      <DataTable
        caption={t("title")}
        stacks
        rows={versions}
        keyOf={({ number }) => number}
        columns={[
          {
            key: "version",
            label: t("version"),
            cell: ({ number, isLive }) => (
              <span className={styles.version}>
                {t("version_of", { number })}
                {isLive && (
                  <Badge tone="good" dot>
                    {t("live")}
                  </Badge>
                )}
              </span>
            ),
          },
          { key: "at", label: t("published"), moment: true, cell: ({ at }) => at },
          { key: "author", label: t("author"), cell: ({ author }) => <span dir="auto">{author}</span> },
          {
            key: "languages",
            label: t("languages"),
            cell: ({ languages }) => languages.map((key) => languageName(key, i18n.language)).join(", "),
          },
          ...(showsNotes(of, versions) ? [noteColumn] : []),
          {
            key: "acts",
            label: t("acts"),
            cell: ({ number }) => (
              <span className={styles.acts}>
                <ButtonLink to={paths.compare({ from: number, to: "draft" })} size="small" label={t("compare_draft_of", { number })}>
                  {t("compare_draft")}
                </ButtonLink>
                {number > 1 && (
                  <ButtonLink to={paths.compare({ from: number - 1, to: number })} size="small" label={t("changes_of", { number })}>
                    {t("changes")}
                  </ButtonLink>
                )}
                {mayRestore && (
                  <ButtonLink to={paths.restore(number)} size="small" label={t("restore_of", { number })}>
                    {t("restore")}
                  </ButtonLink>
                )}
              </span>
            ),
          },
        ]}
      />
      <Pager page={page} size={limit} total={total} addressOf={paths.history} />
    </div>
  );
}

function Note({ text }: { text: string }) {
  return text ? (
    <span className={styles.note} dir="auto">
      {text}
    </span>
  ) : (
    "–"
  );
}
