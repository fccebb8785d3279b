import { useTranslation } from "react-i18next";
import type { TextLimit } from "#app/domain/messages/message-texts.ts";
import { asText, type FormField } from "#app/ui/fields/field.ts";

/**
 * What stands under the texts of a form: the limit of each (specification 1, section 5), and that one is longer, as an error where it keeps the
 * message from going live. It is judged by what its field holds, be that stored or a form that came back; what is missing is said above, once.
 * @param isIn whether the texts count, as those of a language do that is not off
 */
export function useLimitNotes(isIn: boolean) {
  const { t } = useTranslation(["messages", "errors"]);
  return ({ initialValue }: FormField, limit: TextLimit | undefined) => {
    if (!limit) return {};
    const text = asText(initialValue);
    const said = text.length > limit.most && text.trim() !== "" ? t("errors:text_error_too_long", { limit: limit.most }) : undefined;
    return {
      hint: t(limit.is === "error" ? "limit_hint_error" : "limit_hint_warning", { limit: limit.most }),
      ...(limit.is === "error" && isIn ? { problem: said } : { warning: said }),
    };
  };
}
