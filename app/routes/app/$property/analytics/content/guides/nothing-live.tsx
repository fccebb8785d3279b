import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";

/** Where newcomers start: what to do before there is anything to count, for those who may. */
export function NothingLive({ mayWrite }: { mayWrite: boolean }) {
  const { t } = useTranslation("analytics");
  const paths = usePaths();
  return (
    <EmptyState title={t("nothing_live_title")} text={t(mayWrite ? "nothing_live_steps" : "nothing_live_text")} picture="chart">
      <ButtonLink to={paths.guides()} tone={mayWrite ? "primary" : "secondary"}>
        {t(mayWrite ? "nothing_live_start" : "nothing_live_action")}
      </ButtonLink>
    </EmptyState>
  );
}
