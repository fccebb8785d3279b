import { useTranslation } from "react-i18next";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import type { comparedItem } from "./compared.server.ts";
import { Comparison } from "./comparison.tsx";
import { historyPaths } from "./history-paths.ts";
import { SidesForm } from "./sides-form.tsx";
import { useCrumbs } from "./use-crumbs.ts";

type Props = { of: Awaited<ReturnType<typeof comparedItem>> };

/** Two states of a guide, a chapter or a message beside one another. */
export function CompareScreen({ of: { title, item, problems, sides, versions, compared } }: Props) {
  const { t } = useTranslation("history");
  const { history } = historyPaths(usePaths(), item);
  const crumbs = [...useCrumbs(item), { label: t("title"), to: history() }];
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <UnknownParts problems={problems} />
      <SidesForm versions={versions} {...sides} />
      <Comparison of={compared} kind={item.kind} />
    </>
  );
}
