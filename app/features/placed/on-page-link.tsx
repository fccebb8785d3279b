import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import type { Noun } from "./noun.ts";

type Props = { noun: Noun; id?: number; isMain?: boolean };

/** The way to the application, where tooltips and validators are made and changed by pointing. */
export function OnPageLink({ noun, id, isMain = false }: Props) {
  const { t } = useTranslation("editor");
  return (
    <ButtonLink to={usePaths().placedOnPage(noun, id)} newTab {...(isMain && { tone: "primary" })}>
      {t("edit_on_page")}
      <span className="visually-hidden"> {t("new_tab")}</span>
    </ButtonLink>
  );
}
