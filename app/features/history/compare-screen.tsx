import { useTranslation } from "react-i18next";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import type { comparedItem } from "./compared.server.ts";
import { Comparison } from "./comparison.tsx";
import { historyPaths } from "./history-paths.ts";
import { SidesForm } from "./sides-form.tsx";

type Props = { of: Awaited<ReturnType<typeof comparedItem>> };

/** Two states of a guide or chapter beside one another. */
export function CompareScreen({ of: { title, item, problems, sides, versions, compared } }: Props) {
  const { t } = useTranslation("history");
  const paths = usePaths();
  const { editor, history } = historyPaths(paths, item);
  const crumbs = [
    { label: t("manage:guides"), to: paths.guides() },
    { label: item.title, to: editor },
    { label: t("title"), to: history() },
  ];
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <UnknownParts problems={problems} />
      <SidesForm versions={versions} {...sides} />
      <Comparison of={compared} />
    </>
  );
}
