import type { Bundle } from "#app/domain/player/bundle.ts";
import { tell } from "#player/core/guard.ts";
import type { RestPorts } from "#player/core/rest-port.ts";
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

/** Whether there is no whole answer yet. */
export const isComing = (state: State) => state === "looking" || (typeof state === "object" && state.partly === true);

/**
 * Asks the API one question after the other, of whom the player knows to be here, and none again while it is looked for. What is answered to an
 * older one does not count.
 */
export function createAsking({ api, visitor, targeting, changed }: RestPorts) {
  let question = "";
  let state: State = "looking";
  let helpful: boolean | undefined;

  async function answer(language: string, settle: (given: State) => void): Promise<void> {
    const who = visitor.who();
    const { tags } = targeting.situation().page;
    const place = { language, url: location.href.slice(0, 2000), tags: [...(tags ?? [])].slice(0, 1000) };
    const given = await api.ask("copilot", JSON.stringify({ question, ...place, ...who, pass: visitor.passOf(who.user) }));
    if (!given.ok) return settle(given.status === 429 ? "later" : "failed");
    await linesOf(given, (line) => settle(line as Answer));
    if (isComing(state)) settle("failed");
  }

  return {
    question: () => question,
    state: () => state,
    helpful: () => helpful,
    ask(typed: string, { property }: Bundle) {
      if (question === typed && isComing(state)) return;
      question = typed;
      state = "looking";
      helpful = undefined;
      changed();
      const settle = (given: State) => {
        if (question !== typed || !isComing(state)) return;
        state = given;
        changed();
      };
      answer(property.language, settle).catch((error) => {
        tell(error);
        settle("failed");
      });
    },
    rate(id: string, isHelpful: boolean) {
      helpful = isHelpful;
      changed();
      api.ask("copilot-rating", JSON.stringify({ id, helpful: isHelpful })).catch(tell);
    },
  };
}
