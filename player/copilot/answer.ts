import type { Bundle } from "#app/domain/player/bundle.ts";
import { tell } from "#player/core/guard.ts";
import type { RestPorts } from "#player/core/rest-port.ts";
import { bodyOf } from "#player/search/body-of.ts";

type Source = { kind: "guides" | "announcements" | "documents"; id: number; title: string; address?: string | null; text?: string };
/** What the API answers; without an id it takes no rating. `byRules`: rules chose it; else a model did. */
type Answer = { id: string | null; found: boolean; quotes: string[]; sources: Source[]; guide: number | null; byRules?: boolean };
/** `later`: there were too many questions. */
type State = "looking" | "later" | "failed" | Answer;

/**
 * Asks the API one question after the other, of whom the player knows to be here, and none again while it is looked for. What is answered to an
 * older one does not count.
 */
export function createAsking({ api, visitor, targeting, changed }: RestPorts) {
  let question = "";
  let state: State = "looking";
  let helpful: boolean | undefined;

  async function answer(language: string): Promise<State> {
    const who = visitor.who();
    const { tags } = targeting.situation().page;
    const place = { language, url: location.href.slice(0, 2000), tags: [...(tags ?? [])].slice(0, 1000) };
    const given = await api.ask("copilot", JSON.stringify({ question, ...place, ...who, pass: visitor.passOf(who.user) }));
    if (given.status === 429) return "later";
    return given.ok ? bodyOf<Answer>(given) : "failed";
  }

  return {
    question: () => question,
    state: () => state,
    helpful: () => helpful,
    ask(typed: string, { property }: Bundle) {
      if (question === typed && state === "looking") return;
      question = typed;
      state = "looking";
      helpful = undefined;
      changed();
      const settle = (given: State) => {
        if (question !== typed || state !== "looking") return;
        state = given;
        changed();
      };
      answer(property.language).then(settle, (error) => {
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
