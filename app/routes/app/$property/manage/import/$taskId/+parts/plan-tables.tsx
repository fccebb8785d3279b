import { useTranslation } from "react-i18next";
import type { WireBundlePlan, WirePlanned } from "#app/contracts/bundles.ts";
import { BUNDLE_KINDS, type BundleKind, IMPORT_STATES, type ImportState } from "#app/domain/bundles/bundle.ts";
import { useReason } from "#app/features/bundles/use-reason.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";

type CountsProps = {
  counts: WireBundlePlan["counts"];
  addressOf: (change: { kind: BundleKind; state: ImportState; page: number }) => string;
};

/** How many items of each kind are new, changed, the same or refused. */
export function PlanCounts({ counts, addressOf }: CountsProps) {
  const { t, i18n } = useTranslation("bundles");
  const columns: Column<BundleKind>[] = [
    { key: "kind", label: t("kind"), cell: (kind) => t(`kinds_${kind}`) },
    ...IMPORT_STATES.map((state) => ({
      key: state,
      label: t(`state_${state}`),
      number: true,
      cell: (kind: BundleKind) => {
        const count = counts[kind]?.[state] ?? 0;
        const shown = count.toLocaleString(i18n.language);
        if (count === 0) return shown;
        return (
          <Link to={addressOf({ kind, state, page: 1 })} preventScrollReset>
            {shown}
            <span className="visually-hidden">
              {" "}
              {t(`kinds_${kind}`)}: {t(`state_${state}`)}
            </span>
          </Link>
        );
      },
    })),
  ];
  return <DataTable caption={t("summary")} stacks columns={columns} rows={[...BUNDLE_KINDS]} keyOf={(kind) => kind} />;
}

const TONES = { new: "good", changed: "warn", same: "neutral", refused: "bad" } as const;

/** Single items, each with why it is refused or what of it is left out. */
export function PlanItems({ items }: { items: WirePlanned[] }) {
  const { t } = useTranslation("bundles");
  const reason = useReason();
  const rows = items.map((item, at) => ({ ...item, at }));
  return (
    <DataTable
      caption={t("items")}
      stacks
      rows={rows}
      keyOf={({ at }) => at}
      empty={t("no_items")}
      columns={[
        { key: "name", label: t("item"), cell: ({ name }) => <bdi>{name}</bdi> },
        { key: "kind", label: t("kind"), cell: ({ kind }) => t(`kind_${kind}`) },
        {
          key: "state",
          label: t("state"),
          cell: ({ state, live }) => (
            <>
              <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge> {live && <Badge dot>{t("was_live")}</Badge>}
            </>
          ),
        },
        { key: "why", label: t("why"), cell: ({ reasons }) => reasons.map(reason).join(" ") },
      ]}
    />
  );
}
