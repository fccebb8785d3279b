/** @jsxImportSource preact */
import type { Bundle } from "#app/domain/player/bundle.ts";
import type { RestPorts } from "#player/core/rest-port.ts";
import type { Drawing, Sought } from "#player/core/search-port.ts";
import { DocumentRow } from "#player/widgets/document-row.tsx";
import { OutsideLink } from "#player/widgets/outside-link.tsx";
import { safeAddress } from "#player/widgets/safe-address.ts";
import { createAsking, isComing, isOffered } from "./answer.ts";

/** Answers questions that were typed into the search of the panel, by what is published. */
export type Copilot = {
  /** Whether this is the question that was asked last: another is not answered yet. */
  isAbout(typed: string, bundle: Bundle): boolean;
  ask(typed: string, bundle: Bundle): void;
  /** What is read out of the answer. */
  said(bundle: Bundle): string;
  view(bundle: Bundle, drawing: Drawing): JSX.Element;
};
export type CreateCopilot = (ports: RestPorts, sought: Sought) => Copilot;

const createCopilot: CreateCopilot = (ports, sought) => {
  const asking = createAsking(ports, sought);
  const textsOf = ({ copilot }: Bundle) => copilot!.texts;

  function said(bundle: Bundle): string {
    const texts = textsOf(bundle);
    const { state, helpful } = asking.asked()!;
    if (asking.isOld()) return "";
    if (typeof state === "string") return texts[state];
    // Read out once, whole.
    if (isComing(state)) return texts.looking;
    if (helpful !== undefined) return texts.thanks;
    return state.found ? [texts.found, ...state.quotes].join(" ") : texts.nothing;
  }

  function view(bundle: Bundle, { row, list, start }: Drawing) {
    const texts = textsOf(bundle);
    const { state, helpful } = asking.asked()!;
    if (typeof state === "string") return <p class="text">{texts[state]}</p>;
    const { id, found, quotes, sources, guide, byRules } = state;
    const guideOf = (wanted: number | null) => bundle.guides.find((each) => each.id === wanted);
    const contact = safeAddress(bundle.copilot?.contact ?? "");
    return (
      <>
        <p class="text">
          <strong>{found ? texts.found : texts.nothing}</strong>
        </p>
        {found ? (
          <>
            {quotes.length > 0 && (
              <blockquote class="info text">
                {quotes.map((quote) => (
                  <p key={quote}>{quote}</p>
                ))}
              </blockquote>
            )}
            {guideOf(guide) && (
              <p class="kinds">
                <button type="button" class="button main" onClick={() => start(guide!)}>
                  {texts.start}
                </button>
              </p>
            )}
            <p class="small">{byRules ? texts.rules : texts.model}</p>
            <ul>
              {sources.map(
                (source) =>
                  isOffered(bundle, source) && (
                    <li key={source.kind + source.id}>
                      {source.kind === "guides" ? (
                        row(guideOf(source.id)!)
                      ) : source.kind === "documents" ? (
                        <DocumentRow document={source} newTab={bundle.texts.newTab} />
                      ) : (
                        list?.((each) => each.id === source.id)
                      )}
                    </li>
                  ),
              )}
            </ul>
          </>
        ) : (
          <p class="text">
            {texts.search} {contact && <OutsideLink address={contact} label={texts.contact} newTab={bundle.texts.newTab} />}
          </p>
        )}
        {id && found && (
          <p class="kinds">
            <span class="small">{texts.helpful}</span>
            {[true, false].map((isHelpful) => (
              <button
                key={String(isHelpful)}
                type="button"
                class={helpful === isHelpful ? "button main" : "button"}
                aria-pressed={helpful === isHelpful}
                onClick={() => asking.rate(id, isHelpful)}
              >
                {isHelpful ? texts.yes : texts.no}
              </button>
            ))}
          </p>
        )}
      </>
    );
  }

  return { isAbout: asking.isAbout, ask: asking.ask, said, view };
};

export default createCopilot;
