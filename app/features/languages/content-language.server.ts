import { getShellProperty } from "#app/api/properties.server.ts";
import { type AddressProblem, choicesOf } from "#app/features/list/address-problem.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** The language of content that an address shows; the property's default one where it says none. */
export type ContentLanguage = {
  key: string;
  isDefault: boolean;
  /** The same for an address: what is usual is left out. */
  lang: string | undefined;
  /** All languages of the property, the default one first. */
  all: { key: string; name: string; isDefault: boolean }[];
  problems: AddressProblem[];
};

export async function contentLanguage(request: Request, viewer: Viewer): Promise<ContentLanguage> {
  const { languages, defaultLanguage } = await getShellProperty(viewer);
  const all = languages
    .map(({ key, name }) => ({ key, name, isDefault: key === defaultLanguage }))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  const { oneOf, problems } = choicesOf(new URL(request.url).searchParams);
  const key = oneOf(
    "lang",
    all.map((each) => each.key),
    defaultLanguage,
  );
  const isDefault = key === defaultLanguage;
  return { key, isDefault, lang: isDefault ? undefined : key, all, problems };
}
