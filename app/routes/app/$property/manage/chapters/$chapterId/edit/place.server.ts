import { getShellProperty } from "#app/api/properties.server.ts";
import { type AddressProblem, choicesOf } from "#app/features/list/address-problem.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { ALL, LANGUAGES_PER_PAGE } from "./languages.ts";

/** Which languages of a chapter an address shows. */
export type Place = {
  /** A language of the property, or "all". */
  lang: string;
  defaultLanguage: string;
  /** All languages of the property, the default one first. */
  languages: string[];
  /** Those on the shown page of all. */
  shown: string[];
  page: number;
  pages: number;
  problems: AddressProblem[];
  /** The same place for a redirect; what is usual is left out. */
  query: { lang?: string | undefined; page?: number | undefined };
};

export async function placeIn(request: Request, viewer: Viewer): Promise<Place> {
  const { languages: known, defaultLanguage } = await getShellProperty(viewer);
  const languages = known.map(({ key }) => key).sort((a, b) => Number(b === defaultLanguage) - Number(a === defaultLanguage));
  const { oneOf, read, problems } = choicesOf(new URL(request.url).searchParams);
  const lang = oneOf("lang", [...languages, ALL], defaultLanguage);
  const pages = Math.max(1, Math.ceil(languages.length / LANGUAGES_PER_PAGE));
  const page = lang === ALL ? read("page", 1, (value) => numberedPage(value, pages)) : 1;
  return {
    lang,
    defaultLanguage,
    languages,
    shown: languages.slice((page - 1) * LANGUAGES_PER_PAGE, page * LANGUAGES_PER_PAGE),
    page,
    pages,
    problems,
    query: { lang: lang === defaultLanguage ? undefined : lang, page: page === 1 ? undefined : page },
  };
}

const numberedPage = (value: string, pages: number) => (/^[1-9]\d?$/.test(value) && Number(value) <= pages ? Number(value) : undefined);
