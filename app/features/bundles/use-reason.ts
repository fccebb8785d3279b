import { useTranslation } from "react-i18next";

/** Why something was left out or refused, in words; a plan limit in its own (specification 1, section 8). */
export function useReason(): (reason: { code: string; about: string }) => string {
  const { t } = useTranslation(["errors", "bundles"]);
  return ({ code, about }) => {
    if (/^limit_public_[a-z_]+$/.test(code)) return t("limit_reached", { kind: t(code), n: about });
    const said = t([code, "text_error_invalid"], { name: about, limit: "" });
    // A field of an item, such as draft.texts.en.title.
    return /^[a-zA-Z]+(\.[\w-]+)+$/.test(about) ? t("bundles:at_field", { field: about, reason: said }) : said;
  };
}
