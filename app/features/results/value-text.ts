import { useTranslation } from "react-i18next";
import type { QuestionOf } from "./result.server.ts";

/** What a value of a question is called: of a scale the number with what the author wrote at its end. */
export function useValueText({ isScale }: Pick<QuestionOf, "isScale">) {
  const { t } = useTranslation("results");
  return ({ value, label }: Pick<QuestionOf["values"][number], "value" | "label">) => {
    if (!label) return value;
    return isScale ? t("value_at_end", { value, label }) : label;
  };
}
