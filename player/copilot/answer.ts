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

/** What was asked last, what became of it, and how the answer was rated. */
type Asked = { question: string; state: State; helpful?: boolean };

/** Whether it is of this release, and whole. */
const isAnswered = (value: unknown): value is Asked =>
  isRecord(value) && isRecord(value.state) && Array.isArray(value.state.quotes) && Array.isArray(value.state.sources);

/** Whether there is no whole answer yet. */
export const isComing = (state: State) => state === "looking" || (typeof state === "object" && state.partly === true);

/**
 * Asks the API one question after the other, of whom the player knows to be here, and none again while it is looked for. What is answered to an
 * older one does not count. A whole answer is remembered for the next page, which begins with it.
 */
export function createAsking({ api, visitor, targeting, changed }: RestPorts, sought: Sought) {
  const before = isAnswered(sought.answer) ? sought.answer : null;
  let asked: Asked = before ?? { question: "", state: "looking" };

  function become(more: Partial<Asked>) {
    asked = { ...asked, ...more };
    sought.remember(isComing(asked.state) || !isAnswered(asked) ? null : asked);
    changed();
  }

  async function answer(language: string, settle: (given: State) => void): Promise<void> {
    const who = visitor.who();
    const { tags } = targeting.situation().page;
    const place = { language, url: location.href.slice(0, 2000), tags: [...(tags ?? [])].slice(0, 1000) };
    const { question } = asked;
    const given = await api.ask("copilot", JSON.stringify({ question, ...place, ...who, pass: visitor.passOf(who.user) }));
    if (!given.ok) return settle(given.status === 429 ? "later" : "failed");
    await linesOf(given, (line) => settle(line as Answer));
    if (isComing(asked.state)) settle("failed");
  }

  return {
    question: () => asked.question,
    state: () => asked.state,
    helpful: () => asked.helpful,
    /** It was read out on the page before. */
    isOld: () => asked === before,
    ask(question: string, { property }: Bundle) {
      if (asked.question === question && isComing(asked.state)) return;
      become({ question, state: "looking", helpful: undefined });
      const settle = (given: State) => {
        if (asked.question === question && isComing(asked.state)) become({ state: given });
      };
      answer(property.language, settle).catch((error) => {
        tell(error);
        settle("failed");
      });
    },
    rate(id: string, helpful: boolean) {
      become({ helpful });
      api.ask("copilot-rating", JSON.stringify({ id, helpful })).catch(tell);
    },
  };
}
