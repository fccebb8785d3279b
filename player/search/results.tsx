/** @jsxImportSource preact */
import type { Bundle } from "#app/domain/player/bundle.ts";
import type { BundledItem, SearchItem } from "#app/domain/search/items-of.ts";
import type { Drawing } from "#player/core/search-port.ts";
import { DocumentRow, type SentDocument } from "#player/widgets/document-row.tsx";

export type Kind = SearchItem["kind"];
export const KINDS: readonly Kind[] = ["guides", "announcements", "documents"];

export type FoundItem = BundledItem | { kind: "documents"; id: number; document: SentDocument };

type Props = Pick<Drawing, "row" | "list"> & {
  bundle: Bundle;
  /** Those of what was found, and those that the person wants alone. */
  kinds: readonly Kind[];
  isChosen(kind: Kind): boolean;
  choose(kind: Kind): void;
  shown: readonly FoundItem[];
};

/** What a search found, the best first, and where there are several kinds of it a filter for each. */
export function Results({ bundle: { texts, labels, documents }, kinds, isChosen, choose, shown, row, list }: Props) {
  const labelOf = {
    guides: labels?.guides || texts.guides,
    announcements: labels?.announcements || texts.news,
    documents: documents?.label,
  };
  return (
    <section class="chapter">
      {kinds.length > 1 && (
        <p class="kinds">
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              class={isChosen(kind) ? "button main" : "button"}
              aria-pressed={isChosen(kind)}
              onClick={() => choose(kind)}
            >
              {labelOf[kind]}
            </button>
          ))}
        </p>
      )}
      <ul>
        {shown.map((item) => (
          <li key={item.kind + item.id}>
            {item.kind === "guides" ? (
              row(item.guide, item.chapter)
            ) : item.kind === "announcements" ? (
              list?.(({ id }) => id === item.id)
            ) : (
              <DocumentRow document={item.document} newTab={texts.newTab} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
