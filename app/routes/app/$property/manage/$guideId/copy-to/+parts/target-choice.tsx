import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";

type Props = { guideId: number; search: string; targets: { found: { id: number; name: string }[]; more: boolean } };

/** The properties that the guide can be copied to, each a link to the next question. */
export function TargetChoice({ guideId, search, targets: { found, more } }: Props) {
  const { t } = useTranslation("bundles");
  const paths = usePaths();
  if (found.length === 0 && search === "") {
    return (
      <EmptyState picture="guide" title={t("no_targets_title")} text={t("no_targets_text")}>
        <ButtonLink to={paths.guideSteps(guideId)}>{t("back_to_guide")}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <FormCard actions={<ButtonLink to={paths.guideSteps(guideId)}>{t("common:cancel")}</ButtonLink>}>
      <SearchForm label={t("find_property")} value={search} />
      {found.length === 0 ? (
        <p role="status">{t("no_targets_found")}</p>
      ) : (
        <ul>
          {found.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.copyGuideTo(guideId, { to: id })} dir="auto">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {more && <p>{t("more_targets")}</p>}
    </FormCard>
  );
}
