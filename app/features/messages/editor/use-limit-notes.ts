import { useTranslation } from "react-i18next";
import { isTooLong, type TextLimit } from "#app/domain/messages/message-texts.ts";

/**
 * What stands under the texts of a form: the limit of each (specification 1, section 5), and that one is longer, as an error where it keeps the
 * message from going live. A text is what its field holds, be that stored or a form that came back; what is missing is said above, once.
 * @param isIn whether the texts count, as those of a language do that is not off
 */
export function useLimitNotes(isIn: boolean) {
  const { t } = useTranslation(["messages", "errors"]);
  return (text: string, limit: TextLimit | undefined) => {
    if (!limit) return {};
    const said = isTooLong(text, limit) ? t("errors:text_error_too_long", { limit: limit.most }) : undefined;
    return {
      hint: t(limit.is === "error" ? "limit_hint_error" : "limit_hint_warning", { limit: limit.most }),
      ...(limit.is === "error" && isIn ? { problem: said } : { warning: said }),
    };
  };
}
