/** @jsxImportSource preact */
import { ranked } from "#app/domain/search/find.ts";
import type { CreateSearch } from "#player/core/search-port.ts";
import { fill } from "#player/widgets/texts.ts";
import { createCopilotPart } from "./copilot-part.tsx";
import { createDocuments } from "./documents.ts";
import { keepFocus } from "./keep-focus.ts";
import { merged } from "./merged.ts";
import { createMissed } from "./missed.ts";
import { Nothing } from "./nothing.tsx";
import { createOfferedIndex } from "./offered-index.ts";
import { KINDS, type Kind, Results } from "./results.tsx";

/** The search of the panel over what is offered, in an index of the player's own, and over documents, which the API finds. */
const createSearch: CreateSearch = (ports) => {
  const copilot = createCopilotPart(ports);
  const missed = createMissed(ports);
  const documentsFor = createDocuments(ports);
  const indexOf = createOfferedIndex(ports.changed);
  let isNew = true;

  return (bundle, sought, list) => {
    const { texts } = bundle;
    if (!sought.query.trim()) {
      // Whoever closes the panel instead has looked for it.
      if (sought.isOpen) missed("", false);
      return null;
    }
    // What was drawn until the search had come goes: somebody may have gone on to it by key.
    if (isNew) keepFocus();
    isNew = false;
    // A property without a search may have a copilot, which is asked in the same place.
    const isSearching = !bundle.style.noSearch;
    const index = isSearching ? indexOf(list ? bundle : { ...bundle, messages: [] }) : null;
    const own = index ? ranked(index, sought.query).map(({ item, score }) => ({ ...item, score })) : [];
    const { found: documents, state } = documentsFor(sought.query, bundle);
    const others = documents.map((document) => ({ kind: "documents" as const, id: document.id, document, score: document.score ?? 0 }));
    const found = merged(own, others);
    const isMaking = isSearching && !index;
    missed(sought.query, isSearching && found.length === 0 && state === "sure" && !isMaking);
    const kinds = KINDS.filter((kind) => found.some((item) => item.kind === kind));
    const isChosen = (kind: Kind) => kinds.length > 1 && kind === sought.kind;
    const wanted = kinds.filter(isChosen);
    const shown = wanted.length > 0 ? found.filter(({ kind }) => isChosen(kind)) : found;
    const asked = copilot.said(sought, bundle);
    // Nobody knows yet what there is.
    const isEarly = shown.length === 0 && (state === "looking" || isMaking);
    // And nobody can say it where the API did not answer.
    const isLost = shown.length === 0 && state === "failed";
    const none = (isLost && texts.notSearched) || texts.none;
    if (shown.length === 0 && !isEarly && !isLost && !copilot.isFor(bundle)) return { said: none, view: null };
    return {
      // Texts that were kept from an older release have none.
      said: asked ?? (shown.length > 0 ? fill(texts.results ?? "{n}", { n: shown.length }) : isEarly || !isSearching ? "" : none),
      view: (row, start) => [
        copilot.view(sought, bundle, { row, list, start: (id) => start(id, false) }),
        isEarly || !isSearching ? null : shown.length === 0 ? (
          <Nothing key="found" bundle={bundle} none={none} hint={isLost ? "" : texts.noneHint} />
        ) : (
          <Results
            key="found"
            {...{ bundle, kinds, isChosen, shown, row, list }}
            choose={(kind) => {
              sought.choose(isChosen(kind) ? "" : kind);
              ports.changed();
            }}
          />
        ),
      ],
    };
  };
};

export default createSearch;
