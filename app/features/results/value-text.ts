import { useTranslation } from "react-i18next";
import { isScale } from "#app/domain/messages/survey.ts";
import type { QuestionOf } from "./result.server.ts";

/** What a value of a question is called: of a scale the number with what the author wrote at its end. */
export function useValueText({ kind }: Pick<QuestionOf, "kind">) {
  const { t } = useTranslation("results");
  return ({ value, label }: Pick<QuestionOf["values"][number], "value" | "label">) => {
    if (!label) return value;
    return isScale(kind) ? t("value_at_end", { value, label }) : label;
  };
}
