import { type ContentLanguage, contentLanguage } from "#app/features/languages/content-language.server.ts";
import { type AddressProblem, choicesOf } from "#app/features/list/address-problem.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { ALL, LANGUAGES_PER_PAGE } from "./languages.ts";

/** Which languages of a chapter an address shows. */
export type Place = {
  /** A language of the property, or "all". */
  lang: string;
  defaultLanguage: string;
  /** All languages of the property, the default one first. */
  named: ContentLanguage["all"];
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
  const address = new URL(request.url);
  const isAll = address.searchParams.get("lang") === ALL;
  if (isAll) address.searchParams.delete("lang");
  const { key, lang, all, problems } = await contentLanguage(new Request(address), viewer);
  const languages = all.map((each) => each.key);
  const pages = Math.max(1, Math.ceil(languages.length / LANGUAGES_PER_PAGE));
  const choices = choicesOf(address.searchParams);
  const page = isAll ? choices.read("page", 1, (value) => numberedPage(value, pages)) : 1;
  return {
    lang: isAll ? ALL : key,
    defaultLanguage: all.find(({ isDefault }) => isDefault)?.key ?? key,
    named: all,
    languages,
    shown: languages.slice((page - 1) * LANGUAGES_PER_PAGE, page * LANGUAGES_PER_PAGE),
    page,
    pages,
    problems: [...problems, ...choices.problems],
    query: { lang: isAll ? ALL : lang, page: page === 1 ? undefined : page },
  };
}

const numberedPage = (value: string, pages: number) => (/^[1-9]\d?$/.test(value) && Number(value) <= pages ? Number(value) : undefined);
