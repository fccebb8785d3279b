import { useTranslation } from "react-i18next";
import { languageName } from "#app/i18n/language-name.ts";
import { SearchChoice } from "#app/ui/composed/search-form/search-choice.tsx";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import { type DocumentQuery, inAddress, UPLOADED } from "./document-list.ts";

type Props = { query: DocumentQuery; centres: { id: number; name: string }[]; languages: string[] };

/** What narrows the list of documents down: words of their titles and addresses, where they come from, and their language. */
export function DocumentSearch({ query, centres, languages }: Props) {
  const { t, i18n } = useTranslation("documents");
  const { sort, order, limit } = inAddress(query);
  const names = new Map(centres.map(({ id, name }) => [String(id), name]));
  const sourceText = (source: string) => names.get(source) ?? t(source === UPLOADED ? "uploaded" : "every_source");
  return (
    <SearchForm label={t("search")} value={query.search} keep={{ sort, order, limit }}>
      {centres.length > 0 && (
        <SearchChoice name="source" label={t("source")} value={query.source} of={["", UPLOADED, ...names.keys()]} text={sourceText} />
      )}
      {languages.length > 1 && (
        <SearchChoice
          name="lang"
          label={t("language")}
          value={query.lang}
          of={["", ...languages]}
          text={(key) => (key === "" ? t("every_language") : languageName(key, i18n.language))}
        />
      )}
    </SearchForm>
  );
}
