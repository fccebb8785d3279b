import type { Bundle } from "#app/domain/player/bundle.ts";
import { tell } from "#player/core/guard.ts";
import type { RestPorts } from "#player/core/rest-port.ts";
import type { SentDocument } from "#player/widgets/document-row.tsx";
import { withinTime } from "./within-time.ts";

/** So long after the last letter they are asked for, in milliseconds. */
const REST = 250;
const MOST_CHARACTERS = 200;

/** `score`: how well it matches, as `ranked` says. */
type RatedDocument = SentDocument & { score?: number };
export type FoundDocuments = { found: readonly RatedDocument[]; state: "looking" | "sure" | "failed" };

/**
 * The documents for what is typed, which the API finds. While it looks, those that it found last stay; where it does not answer there are none,
 * which says nothing about what there is. For whoever opted out none are looked for.
 */
export function createDocuments({ api, isOut, changed }: Pick<RestPorts, "api" | "isOut" | "changed">) {
  let wanted = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: FoundDocuments = { found: [], state: "sure" };

  return (typed: string, { documents, property: { language } }: Bundle): FoundDocuments => {
    const query = documents && !isOut() ? typed.trim().slice(0, MOST_CHARACTERS) : "";
    const body = query && JSON.stringify({ query, language });
    if (body === wanted) return last;
    wanted = body;
    clearTimeout(timer);
    last = body ? { ...last, state: "looking" } : { found: [], state: "sure" };
    if (body) timer = setTimeout(() => ask(body), REST);
    return last;
  };

  async function ask(body: string): Promise<void> {
    let answered: FoundDocuments = { found: [], state: "failed" };
    try {
      const answer = await api.ask("documents", body);
      if (answer.ok) answered = { ...((await withinTime(answer.json())) as { found: RatedDocument[] }), state: "sure" };
    } catch (error) {
      tell(error);
    }
    if (wanted !== body) return;
    last = answered;
    changed();
  }
}
