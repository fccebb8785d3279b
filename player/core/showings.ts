import type { History } from "#app/domain/targeting/item.ts";
import { createProgress } from "./progress.ts";
import { isRecord, isText, place } from "./storage.ts";
import { uuid } from "./uuid.ts";
import type { Visitor } from "./visitor.ts";

/** Ids of guides, each with when, in epoch milliseconds. */
type Times = [guide: number, at: number][];
type Kept = Record<string, { shown?: Times; done?: Times; refused?: Times }>;
type Kind = "shown" | "done" | "refused";
const isKept = (value: unknown): value is Kept => isRecord(value) && Object.values(value).every(isRecord);

const MOST = 200;
/** How long the API is not asked again for what it refused, so that others have their turn. */
const REFUSED = 1_800_000;

/** What this device itself showed to somebody unasked, what they finished on it and what the API refused to show, by their key. */
export function createShowings(property: number, visitor: Visitor) {
  const kept = place("localStorage", property, "shown", isKept);
  const claimed = place("sessionStorage", property, "claim", isRecord);
  const progress = createProgress(property, visitor);
  const timesOf = (kind: Kind): Times => {
    const times = kept.read()?.[visitor.key()]?.[kind];
    return Array.isArray(times) ? times.filter(Array.isArray) : [];
  };
  const asHistory = (times: Times) => times.map(([id, at]) => ({ type: "guide" as const, id, at }));

  return {
    /** The id of the claim for a guide: the same until it was shown or refused, so that no showing is lost with an answer. */
    claimOf(guide: number): string {
      const [by, known] = [visitor.key(), claimed.read()];
      if (known?.guide === guide && known.by === by && isText(known.id)) return known.id;
      const id = uuid();
      claimed.write({ guide, by, id });
      return id;
    },
    add(kind: Kind, guide: number, at: number) {
      const times: Times = [...timesOf(kind), [guide, at] satisfies [number, number]];
      claimed.write(null);
      const all = kept.read();
      kept.write({ ...all, [visitor.key()]: { ...all?.[visitor.key()], [kind]: times.slice(-MOST) } });
    },
    /** Guides that were finished before the time was kept were finished long ago. */
    history: (): History => ({
      impressions: asHistory(timesOf("shown")),
      done: asHistory([...progress.done().map((id) => [id, 0] as [number, number]), ...timesOf("done")]),
    }),
    refused: (now: number): number[] => timesOf("refused").flatMap(([id, at]) => (at > now - REFUSED ? [id] : [])),
  };
}
