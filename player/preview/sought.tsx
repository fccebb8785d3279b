/** @jsxImportSource preact */
import type { Bundle, ShownAssistant } from "#app/domain/player/bundle.ts";
import { find } from "#app/domain/search/find.ts";
import { documentItem, namedIn } from "#app/domain/search/items-of.ts";
import { searchIndex } from "#app/domain/search/search-index.ts";
import { STOP_WORDS } from "#app/domain/search/stop-words.ts";
import { wordsOf } from "#app/domain/search/words.ts";
import type { Drawing } from "#player/core/search-port.ts";
import { AskRow } from "#player/search/ask-row.tsx";
import { Nothing } from "#player/search/nothing.tsx";
import { type FoundItem, KINDS, Results } from "#player/search/results.tsx";
import type { Model } from "#player/widgets/model.ts";

const nothing = () => {};
/** In no title. */
const FINDS_NOTHING = "\u2026\u2026\u2026";
/** So many words are tried for one that finds several kinds, of so many letters at least. */
const [MOST_TRIED, LETTERS] = [20, 4];

/** What the panel shows of a search that finds something, or nothing, as the search of the player (`player/search/main.tsx`) would. */
export function sought(
  bundle: Bundle,
  part: "found" | "nothing",
  document: ShownAssistant["document"],
  list: Drawing["list"],
): Pick<Model, "query" | "found"> {
  const { texts, copilot, style } = bundle;
  const { query, shown } = part === "found" && !style.noSearch ? telling(bundle, document) : { query: FINDS_NOTHING, shown: [] };
  // The panel itself says that nothing is found.
  if (shown.length === 0 && !copilot) return { query, found: { said: texts.none, view: null } };
  const kinds = KINDS.filter((kind) => shown.some((item) => item.kind === kind));
  return {
    query,
    found: {
      said: "",
      view: (row) => [
        copilot && <AskRow key="asked" {...{ bundle, typed: query }} ask={nothing} />,
        style.noSearch ? null : shown.length === 0 ? (
          <Nothing key="found" bundle={bundle} none={texts.none} hint={texts.noneHint} />
        ) : (
          <Results key="found" {...{ bundle, kinds, shown, row, list }} isChosen={() => false} choose={nothing} />
        ),
      ],
    },
  };
}

/** What to look for, and what that finds: the title of the first guide, unless a word of an announcement or document finds more kinds, which have filters then. */
function telling(bundle: Bundle, document: ShownAssistant["document"]): { query: string; shown: readonly FoundItem[] } {
  const own = namedIn(bundle);
  const documents = document ? [{ ...documentItem(document), kind: "documents" as const, document }] : [];
  const index = searchIndex([...own, ...documents]);
  const others = index.items.filter(({ kind }) => kind !== "guides").flatMap(({ said: [title] }) => wordsOf(title));
  const words = others.filter((word) => word.length >= LETTERS && !STOP_WORDS.has(word)).slice(0, MOST_TRIED);
  const first = own.find(({ kind }) => kind === "guides")?.said[0];
  const tried = [...(first ? [first] : []), ...words].map((query) => {
    const shown = find(index, query);
    return { query, shown, kinds: new Set(shown.map(({ kind }) => kind)).size };
  });
  const most = Math.max(...tried.map(({ kinds }) => kinds));
  return tried.find(({ kinds }) => kinds === most) ?? { query: FINDS_NOTHING, shown: [] };
}
