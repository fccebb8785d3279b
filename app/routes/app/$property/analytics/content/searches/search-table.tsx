import { useTranslation } from "react-i18next";
import { type ListChoices, sortingBy } from "#app/features/list/list-query.ts";
import { useFigureText } from "#app/features/report/figure-text.ts";
import { type MayWrite, WriteAbout } from "#app/features/write-about/write-about.tsx";
import { dayWriter } from "#app/i18n/day-text.ts";
import { languageName } from "#app/i18n/language-name.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";

type SearchSort = "count" | "query" | "lastDay";
type Row = { query: string; count: number; languages: string[]; lastDay: string };
type Props = {
  query: { sort: SearchSort; order: "asc" | "desc" };
  rows: Row[];
  addressOf: (change: Record<string, string | number>) => string;
  may: MayWrite;
};

/** Looked for most often first. */
export const SORTS = [
  ["count", "desc"],
  ["query", "asc"],
  ["lastDay", "desc"],
] as const satisfies ListChoices<SearchSort, never>["sorts"];

/** Searches that found nothing, with how often and when last. */
export function SearchTable({ query, rows, addressOf, may }: Props) {
  const { t, i18n } = useTranslation(["analytics", "copilot"]);
  const text = useFigureText();
  const dayText = dayWriter(i18n.language);
  const sort = sortingBy<SearchSort>(query, SORTS, addressOf);
  const columns: Column<Row>[] = [
    { key: "query", label: t("looked_for"), sort: sort("query"), cell: ({ query: said }) => <bdi>{said}</bdi> },
    { key: "count", label: t("times"), sort: sort("count"), number: true, cell: ({ count }) => text.count(count) },
    {
      key: "languages",
      label: t("language"),
      cell: ({ languages }) => languages.map((each) => languageName(each, i18n.language)).join(", "),
    },
    { key: "lastDay", label: t("last_time"), sort: sort("lastDay"), moment: true, cell: ({ lastDay }) => dayText(lastDay) },
    ...(may.document || may.guide
      ? [
          {
            key: "next",
            label: t("copilot:column_next"),
            cell: ({ query: said, languages }: Row) => <WriteAbout words={said} language={onlyOne(languages)} may={may} />,
          },
        ]
      : []),
  ];
  return <DataTable caption={t("searches")} columns={columns} rows={rows} keyOf={({ query: said }) => said} stacks />;
}

const onlyOne = ([first, second]: string[]) => (second === undefined ? first : undefined);
