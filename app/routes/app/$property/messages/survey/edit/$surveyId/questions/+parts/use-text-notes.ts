import { useTranslation } from "react-i18next";
import { useFormAnswer } from "#app/features/form/use-screen-form.ts";
import type { EditedQuestions } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/edited.server.ts";

/** The limit of a text, and that it is too long where it is stored so; what is missing is said above, once. */
export function useTextNotes({ found }: Pick<EditedQuestions, "found">) {
  const { t } = useTranslation(["messages", "errors"]);
  const isRefused = useFormAnswer()?.submission?.error !== undefined;
  return (path: string, limit: { most: number; is: "error" | "warning" }) => {
    const problem = found.texts.find(({ field, code }) => field === path && code !== "text_error_missing");
    const said = problem && t(`errors:${problem.code}`, { limit: limit.most });
    return {
      hint: t(limit.is === "error" ? "limit_hint_error" : "limit_hint_warning", { limit: limit.most }),
      warning: problem?.blocks ? undefined : said,
      // A form that came back says itself what is wrong with what was typed.
      problem: problem?.blocks && !isRefused ? said : undefined,
    };
  };
}
