import { useTranslation } from "react-i18next";
import { useReason } from "#app/features/bundles/use-reason.ts";
import { DataTable } from "#app/ui/composed/data-table/data-table.tsx";

type Note = { kind: string; name: string; code: string; about: string };

/** What an import left out or refused, and why. */
export function NotesTable({ notes }: { notes: Note[] }) {
  const { t } = useTranslation("bundles");
  const reason = useReason();
  const rows = notes.map((note, at) => ({ ...note, at }));
  return (
    <DataTable
      caption={t("notes")}
      stacks
      rows={rows}
      keyOf={({ at }) => at}
      columns={[
        { key: "name", label: t("item"), cell: ({ name }) => <bdi>{name}</bdi> },
        { key: "kind", label: t("kind"), cell: ({ kind }) => t(`kind_${kind}`) },
        { key: "why", label: t("why"), cell: (note) => reason(note) },
      ]}
    />
  );
}
