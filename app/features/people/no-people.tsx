import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";

type Props = {
  /** Whether a search, a filter or a status hides whoever there is; and the address without them. */
  isFiltered: boolean;
  clear: string;
  /** How people get into this list. */
  text: string;
};

/** What a list without people says. */
export function NoPeople({ isFiltered, clear, text }: Props) {
  const { t } = useTranslation("users");
  if (!isFiltered) return <EmptyState picture="people" title={t("nobody_yet")} text={text} />;
  return (
    <div role="status">
      <EmptyState title={t("nobody_found")} text={t("nobody_found_text")}>
        <ButtonLink to={clear}>{t("clear_filters")}</ButtonLink>
      </EmptyState>
    </div>
  );
}
