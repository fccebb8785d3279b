/** @jsxImportSource preact */
import type { Bundle } from "#app/domain/player/bundle.ts";
import { find } from "#app/domain/search/find.ts";
import { type BundledItem, itemsOf, type SearchItem } from "#app/domain/search/items-of.ts";
import { type SearchIndex, searchIndex } from "#app/domain/search/search-index.ts";
import type { CreateSearch } from "#player/core/search-port.ts";
import { DocumentRow } from "#player/widgets/document-row.tsx";
import { safeAddress } from "#player/widgets/safe-address.ts";
import { fill } from "#player/widgets/texts.ts";
import { createCopilotPart } from "./copilot-part.tsx";
import { createDocuments } from "./documents.ts";
import { keepFocus } from "./keep-focus.ts";
import { createMissed } from "./missed.ts";

const KINDS: readonly SearchItem["kind"][] = ["guides", "announcements", "documents"];

/** The search of the panel: its index is made when it is first used, and anew when something else is offered. */
const createSearch: CreateSearch = (ports) => {
  const copilot = createCopilotPart(ports);
  const missed = createMissed(ports);
  const documentsFor = createDocuments(ports);
  let indexed: readonly unknown[] = [];
  let index: SearchIndex<BundledItem> | null = null;

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
    if (!sought.query.trim()) {
      // Whoever closes the panel instead has looked for it.
      if (sought.isOpen) missed("", false);
      return null;
    }
    // What was drawn until the search had come goes: somebody may have gone on to it by key.
    if (!index) keepFocus();
    const own = find(indexOf(list ? bundle : { ...bundle, messages: [] }), sought.query);
    const { found: documents, state } = documentsFor(sought.query, bundle);
    const found = [...own, ...documents.map((document) => ({ kind: "documents" as const, id: document.id, document }))];
    missed(sought.query, found.length === 0 && state === "sure");
    const kinds = KINDS.filter((kind) => found.some((item) => item.kind === kind));
    const isChosen = (kind: string) => kinds.length > 1 && kind === sought.kind;
    const wanted = kinds.filter(isChosen);
    const shown = wanted.length > 0 ? found.filter(({ kind }) => isChosen(kind)) : found;
    const asked = copilot.said(sought.query, bundle);
    // Nobody knows yet what there is.
    const isEarly = shown.length === 0 && state === "looking";
    if (shown.length === 0 && !isEarly && !copilot.isFor(bundle)) return { said: texts.none, view: null };
    const labelOf = {
      guides: labels?.guides || texts.guides,
      announcements: labels?.announcements || texts.news,
      documents: bundle.documents?.label,
    };
    return {
      // Texts that were kept from an older release have none.
      said: asked ?? (shown.length > 0 ? fill(texts.results ?? "{n}", { n: shown.length }) : isEarly ? "" : texts.none),
      view: (row, start) => [
        copilot.view(sought.query, bundle, { row, list, start: (id) => start(id, false) }),
        isEarly ? null : shown.length === 0 ? (
          <Nothing key="found" bundle={bundle} />
        ) : (
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
                      ports.changed();
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
        ),
      ],
    };
  };
};

/** That nothing was found, and where else to look. */
function Nothing({ bundle: { texts, beyond } }: { bundle: Bundle }) {
  const address = beyond && safeAddress(beyond.link.url);
  return (
    <p class="empty">
      <strong>{texts.none}</strong>
      <br />
      {beyond?.text ?? texts.noneHint}
      {address && (
        <a class="link" href={address} target="_blank" rel="noreferrer">
          {beyond.link.title}
          <span class="quiet"> ({texts.newTab})</span>
        </a>
      )}
    </p>
  );
}

export default createSearch;
