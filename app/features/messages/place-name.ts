import { MAIN_END, type SurveyShape } from "#app/domain/messages/survey.ts";

type T = (key: string, values?: Record<string, unknown>) => string;

/** What a page or a thank-you is called, by its id and a `t` for the questions namespace; an empty one is the next page. */
export function placeName(t: T, { pages, ends }: SurveyShape, id: string): string {
  if (id === "") return t("next_page");
  if (id === MAIN_END) return t("main_end");
  const page = pages.findIndex((each) => each.id === id);
  return page >= 0 ? t("page_at", { position: page + 1 }) : t("end_at", { position: ends.indexOf(id) + 1 });
}
