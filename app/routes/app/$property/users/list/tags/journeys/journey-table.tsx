import { useTranslation } from "react-i18next";
import type { JourneyWindow } from "#app/domain/tags/journey-window.ts";
import { useListAddress } from "#app/features/row-menu/row-menu.tsx";
import { RemovalLink } from "#app/features/targeting/removal-link.tsx";
import styles from "#app/features/targeting/targeting.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";

type Tag = { id: number; name: string };
type ListedJourney = {
  id: number;
  name: string;
  startTag: Tag;
  endTag: Tag;
  window: JourneyWindow;
  changed: string;
  changedBy: string | null;
  revision: number;
};

export function JourneyTable({ journeys }: { journeys: ListedJourney[] }) {
  const { t } = useTranslation("tags");
  const paths = usePaths();
  const here = useListAddress();
  const tag = ({ id, name }: Tag) => (
    <bdi>
      <Link to={paths.tag(id)}>{name}</Link>
    </bdi>
  );
  const columns: Column<ListedJourney>[] = [
    { key: "name", label: t("name"), cell: ({ name }) => name },
    { key: "start", label: t("start_tag"), cell: ({ startTag }) => tag(startTag) },
    { key: "end", label: t("end_tag"), cell: ({ endTag }) => tag(endTag) },
    { key: "window", label: t("within"), cell: ({ window: { count, unit } }) => t(`window_${unit}`, { count }) },
    {
      key: "changed",
      label: t("changed"),
      moment: true,
      cell: ({ changed, changedBy }) => (
        <>
          {changed} {changedBy && <bdi className={styles.small}>{changedBy}</bdi>}
        </>
      ),
    },
    {
      key: "acts",
      label: t("actions"),
      cell: ({ id, name, revision }) => (
        <RemovalLink
          to={paths.removeJourney(id, here)}
          revision={revision}
          title={t("delete_title", { name })}
          text={t("delete_journey_text")}
          label={t("delete_named", { name })}
          isUsed={false}
        />
      ),
    },
  ];
  return (
    <DataTable caption={t("journeys")} columns={columns} rows={journeys} keyOf={({ id }) => id} linkOf={({ id }) => paths.journey(id)} />
  );
}
