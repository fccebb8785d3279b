import { useTranslation } from "react-i18next";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";

type Props = {
  to: string;
  revision: number;
  title: string;
  text: string;
  /** Its name where there are several, as in a list. */
  label?: string;
  /** Whether something uses it: then the page says what. */
  isUsed: boolean;
};

/** Leads to the question whether to delete something, which scripts ask in a dialog; or to the page that says what keeps it. */
export function RemovalLink({ to, revision, title, text, label, isUsed }: Props) {
  const { t } = useTranslation();
  if (isUsed) {
    return (
      <ButtonLink to={to} size="small" label={label}>
        {t("delete")}
      </ButtonLink>
    );
  }
  return <ConfirmLink to={to} revision={revision} title={title} text={text} confirm={t("delete")} look={{ size: "small", label }} />;
}
