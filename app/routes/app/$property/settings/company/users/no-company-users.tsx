import { useTranslation } from "react-i18next";
import { NoPeople } from "#app/features/people/no-people.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import type { State } from "./state-tabs.tsx";

type Props = { isFiltered: boolean; state: State; archived: number | null };

/** What the list of the company's users says without any: what hides them, if anything does. */
export function NoCompanyUsers({ isFiltered, state, archived }: Props) {
  const { t } = useTranslation("users");
  const paths = usePaths();
  if (isFiltered || (state === "all" && archived === 0)) {
    return <NoPeople isFiltered={isFiltered} clear={paths.people("company")} text={t("nobody_imported_text")} />;
  }
  return (
    <div role="status">
      {state === "all" ? (
        <EmptyState title={t("all_archived")} text={t("all_archived_text")}>
          <ButtonLink to={paths.people("company", { status: "archived" })}>{t("show_archived")}</ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState title={t("nobody_found")} text={t(state === "archived" ? "nobody_archived_text" : "nobody_in_status_text")} />
      )}
    </div>
  );
}
