import type { Bundle } from "#app/domain/player/bundle.ts";
import { tell } from "#player/core/guard.ts";
import type { RestPorts } from "#player/core/rest-port.ts";
import type { Sought } from "#player/core/search-port.ts";
import { isRecord } from "#player/core/storage.ts";
import { linesOf } from "./lines-of.ts";

type Source = { kind: "guides" | "announcements" | "documents"; id: number; title: string; address?: string | null; text?: string };
/**
 * What the API answers; without an id it takes no rating. `byRules`: rules chose it; else a model did. `partly`: what a model has chosen so far,
 * and more of it comes.
 */
type Answer = {
  id: string | null;
  found: boolean;
  quotes: string[];
  sources: Source[];
  guide: number | null;
  byRules?: boolean;
  partly?: boolean;
};
/** `later`: there were too many questions. */
type State = "looking" | "later" | "failed" | Answer;

/** What was asked last, in which language, what became of it, and how the answer was rated. */
type Asked = { question: string; language: string; state: State; helpful?: boolean };

/** Whether it is of this release, and whole. */
const isAnswered = (value: unknown): value is Asked & { state: Answer } =>
  isRecord(value) &&
  isRecord(value.state) &&
  !value.state.partly &&
  Array.isArray(value.state.quotes) &&
  Array.isArray(value.state.sources);

/** Whether the person is offered on this page what an answer was taken from. */
export const isOffered = ({ guides, messages, style }: Bundle, { kind, id }: Source) =>
  kind === "documents" || (kind === "guides" ? guides : style.noNews ? [] : (messages ?? [])).some((each) => each.id === id);

/** Whether there is no whole answer yet. */
export const isComing = (state: State) => state === "looking" || (typeof state === "object" && state.partly === true);

/**
 * Asks the API one question after the other, of whom the player knows to be here, and none again while it is looked for. What is answered to an
 * older one does not count. The panel remembers question and answer, also for the next page, which goes on with a whole one of the same language
 * whose sources it offers.
 */
export function createAsking({ api, visitor, targeting, changed }: RestPorts, sought: Sought) {
  /** What this page wrote last: all else was left by the page before. */
  let own: Asked | null = null;
  const asked = () => (sought.answer === own || isAnswered(sought.answer) ? (sought.answer as Asked | null) : null);

  function become(next: Asked) {
    own = next;
    sought.remember(next);
    changed();
  }

  async function answer({ question, language }: Asked, settle: (given: State) => void): Promise<void> {
    const who = visitor.who();
    const { tags } = targeting.situation().page;
    const place = { language, url: location.href.slice(0, 2000), tags: [...(tags ?? [])].slice(0, 1000) };
    const given = await api.ask("copilot", JSON.stringify({ question, ...place, ...who, pass: visitor.passOf(who.user) }));
    if (!given.ok) return settle(given.status === 429 ? "later" : "failed");
    await linesOf(given, (line) => settle(line as Answer));
    settle("failed");
  }

  return {
    asked,
    /** What was asked on the page before was read out there. */
    isOld: () => asked() !== own,
    isAbout(typed: string, bundle: Bundle) {
      const about = asked();
      if (about?.question !== typed || about.language !== bundle.property.language) return false;
      return about === own || (about.state as Answer).sources.every((source) => isOffered(bundle, source));
    },
    ask(question: string, { property: { language } }: Bundle) {
      const isSame = (other: Asked | null) => other?.question === question && other.language === language && isComing(other.state);
      if (isSame(asked())) return;
      const begun: Asked = { question, language, state: "looking" };
      become(begun);
      const settle = (state: State) => {
        if (isSame(asked())) become({ ...begun, state });
      };
      answer(begun, settle).catch((error) => {
        tell(error);
        settle("failed");
      });
    },
    rate(id: string, helpful: boolean) {
      const rated = asked()!;
      become({ ...rated, helpful });
      const take = ({ ok }: { ok: boolean }) => {
        if (!ok && asked() === own && own?.helpful === helpful) become(rated);
      };
      // Whoever leaves the page at once has rated it all the same.
      api.ask("copilot-rating", JSON.stringify({ id, helpful })).then(take, tell);
    },
  };
}
