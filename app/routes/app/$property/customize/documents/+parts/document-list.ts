import { type AddressProblem, choicesOf } from "#app/features/list/address-problem.ts";
import { type ListChoices, type ListQuery, readListQuery } from "#app/features/list/list-query.ts";

export type DocumentSort = "title" | "language" | "characters" | "lastChangedAt";

export const CHOICES = {
  sorts: [
    ["title", "asc"],
    ["language", "asc"],
    ["characters", "desc"],
    ["lastChangedAt", "desc"],
  ],
} as const satisfies ListChoices<DocumentSort, never>;

/** Where uploaded texts come from, beside the ids of help centres. */
export const UPLOADED = "uploaded";

/** `source` is `uploaded` or the id of a help centre, and like `lang` empty for all. */
export type DocumentQuery = Omit<ListQuery<DocumentSort, never>, "columns"> & { source: string; lang: string };

export type ListedDocument = {
  id: number;
  title: string;
  language: string;
  /** The name of its help centre; null for an uploaded text. */
  source: string | null;
  characters: number;
  changed: string;
  /** Null for what a help centre has brought. */
  changedBy: string | null;
};

/** What the address of the list asks for, of the sources and languages that there are. */
export function readDocumentQuery(
  search: URLSearchParams,
  sources: readonly string[],
  languages: readonly string[],
): { query: DocumentQuery; problems: AddressProblem[] } {
  const {
    query: { columns: _, ...query },
    problems,
  } = readListQuery<DocumentSort>(search, CHOICES);
  const choices = choicesOf(search);
  const source = choices.oneOf("source", sources, "");
  const lang = choices.oneOf("lang", languages, "");
  return { query: { ...query, source, lang }, problems: [...problems, ...choices.problems] };
}

/** A query as an address says it: what is usual is left out. */
export function inAddress({ search, source, lang, sort, order, page, limit }: DocumentQuery): Record<string, string | undefined> {
  return {
    search,
    source,
    lang,
    ...(sort === "title" && order === "asc" ? {} : { sort, order }),
    page: page === 1 ? undefined : String(page),
    limit: limit === 20 ? undefined : String(limit),
  };
}
