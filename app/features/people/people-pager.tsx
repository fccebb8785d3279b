import { useTranslation } from "react-i18next";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import { Pager } from "#app/ui/composed/pager/pager.tsx";

type Props = Pick<Parameters<typeof Pager>[0], "page" | "size" | "total" | "addressOf">;

/** The pages of a list of people, which end where counting does. */
export function PeoplePager(props: Props) {
  const { t, i18n } = useTranslation("users");
  const beyond = t("beyond_pages", { n: MOST_COUNTED.toLocaleString(i18n.language) });
  return <Pager {...props} most={MOST_COUNTED} beyond={beyond} />;
}
