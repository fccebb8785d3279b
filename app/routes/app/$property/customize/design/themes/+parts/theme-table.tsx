import { useTranslation } from "react-i18next";
import type { Design } from "#app/domain/player/design.ts";
import targeting from "#app/features/targeting/targeting.module.css";
import { themePaths } from "#app/paths/themes.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { Swatches } from "./swatches.tsx";

export type ListedTheme = { id: number; name: string; design: Design; isUsed: boolean; changed: string; changedBy: string | null };

export function ThemeTable({ themes, mayEdit }: { themes: ListedTheme[]; mayEdit: boolean }) {
  const { t } = useTranslation("customize");
  const paths = usePaths();
  const columns: Column<ListedTheme>[] = [
    { key: "name", label: t("theme"), cell: ({ name }) => name },
    { key: "colours", label: t("theme_colours"), cell: ({ design }) => <Swatches of={design} /> },
    {
      key: "here",
      label: t("theme_here"),
      cell: ({ isUsed }) => (isUsed ? <Badge tone="good">{t("theme_used")}</Badge> : <span className={targeting.soft}>–</span>),
    },
    {
      key: "changed",
      label: t("theme_changed"),
      moment: true,
      cell: ({ changed, changedBy }) => (
        <>
          {changed} {changedBy && <bdi className={targeting.small}>{changedBy}</bdi>}
        </>
      ),
    },
    ...(mayEdit
      ? [
          {
            key: "acts",
            label: t("theme_acts"),
            cell: ({ id, name, isUsed }: ListedTheme) =>
              isUsed ? (
                <span className={targeting.soft}>–</span>
              ) : (
                <ButtonRow>
                  <ButtonLink to={themePaths(paths).takeTheme(id)} size="small" label={t("theme_use_named", { name })}>
                    {t("theme_use")}
                  </ButtonLink>
                </ButtonRow>
              ),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={t("themes_title")}
      columns={columns}
      rows={themes}
      keyOf={({ id }) => id}
      linkOf={mayEdit ? ({ id }) => themePaths(paths).theme(id) : undefined}
      stacks
    />
  );
}
