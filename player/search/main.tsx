/** @jsxImportSource preact */
import type { Bundle } from "#app/domain/player/bundle.ts";
import { find } from "#app/domain/search/find.ts";
import { itemsOf, type SearchItem } from "#app/domain/search/items-of.ts";
import { type SearchIndex, searchIndex } from "#app/domain/search/search-index.ts";
import type { CreateSearch } from "#player/core/search-port.ts";
import { fill } from "#player/widgets/texts.ts";

const KINDS: readonly SearchItem["kind"][] = ["guides", "announcements"];

/** The search of the panel: its index is made when it is first used, and anew when something else is offered. */
const createSearch: CreateSearch = (changed) => {
  let indexed: readonly unknown[] = [];
  let index: SearchIndex<SearchItem> | null = null;

  /** What is offered is decided anew with each address, mostly to the same. */
  function indexOf(bundle: Bundle) {
    const offered = [...bundle.guides, ...(bundle.messages ?? [])];
    if (!index || offered.length !== indexed.length || offered.some((each, at) => each !== indexed[at]))
      index = searchIndex(itemsOf(bundle));
    indexed = offered;
    return index;
  }

  return (bundle, sought, list) => {
    const { texts, labels } = bundle;
    // What was drawn until the search had come goes: somebody may have gone on to it by key.
    if (!index) keepFocus();
    const found = find(indexOf(list ? bundle : { ...bundle, messages: [] }), sought.query);
    const kinds = KINDS.filter((kind) => found.some((item) => item.kind === kind));
    const isChosen = (kind: string) => kinds.length > 1 && kind === sought.kind;
    const wanted = kinds.filter(isChosen);
    const shown = wanted.length > 0 ? found.filter(({ kind }) => isChosen(kind)) : found;
    if (shown.length === 0) return { said: texts.none, view: null };
    const labelOf = { guides: labels?.guides || texts.guides, announcements: labels?.announcements || texts.news };
    return {
      // Texts that were kept from an older release have none.
      said: fill(texts.results ?? "{n}", { n: shown.length }),
      view: (row) => (
        <section key="found" class="chapter">
          {kinds.length > 1 && (
            <p class="kinds">
              {kinds.map((kind) => (
                <button
                  key={kind}
                  type="button"
                  class={isChosen(kind) ? "button main" : "button"}
                  aria-pressed={isChosen(kind)}
                  onClick={() => {
                    sought.kind = isChosen(kind) ? "" : kind;
                    changed();
                  }}
                >
                  {labelOf[kind]}
                </button>
              ))}
            </p>
          )}
          <ul>
            {shown.map((item) => (
              <li key={item.kind + item.id}>
                {item.kind === "guides" ? row(item.guide, item.chapter) : list?.(({ id }) => id === item.id)}
              </li>
            ))}
          </ul>
        </section>
      ),
    };
  };
};

/** After the drawing that is going on, the focus is on the row of the same title; without one, in the field. */
function keepFocus(): void {
  const shadow = document.activeElement?.shadowRoot;
  const left = shadow?.activeElement;
  queueMicrotask(() => {
    if (!shadow || !left || left.isConnected) return;
    const rows = [...shadow.querySelectorAll<HTMLElement>(".list .guide")];
    (rows.find((row) => titleOf(row) === titleOf(left)) ?? shadow.querySelector<HTMLElement>(".search"))?.focus();
  });
}

const titleOf = (row: Element) => row.querySelector(".guide-title")?.textContent;

export default createSearch;
