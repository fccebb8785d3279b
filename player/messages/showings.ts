import type { History, Item, SentAway } from "#app/domain/targeting/item.ts";
import type { ShownKind } from "#app/domain/targeting/showing.ts";
import type { MessagePorts } from "#player/core/messages-port.ts";
import { isRecord, isText, place } from "#player/core/storage.ts";
import { uuid } from "#player/core/uuid.ts";

/** What shows by itself, by its kind and id. */
export type Shown = Pick<Item, "type" | "id">;
/** Guides by their id, messages as "nps 5", each with when, in epoch milliseconds, and how a message was sent away. */
type Times = [item: number | string, at: number, how?: SentAway | undefined][];
type Kind = "shown" | "done" | "refused";
type Kept = Record<string, Partial<Record<Kind, Times>>>;
const isKept = (value: unknown): value is Kept => isRecord(value) && Object.values(value).every(isRecord);

const MOST = 200;
/** How long the API is not asked again for what it refused, so that others have their turn. */
const REFUSED = 1_800_000;

export const nameOf = ({ type, id }: Shown) => (type === "guide" ? id : `${type} ${id}`);

/** What this device itself showed to somebody unasked, what they finished on it and what the API refused to show, by their key. */
export function createShowings({ property, visitor, progress }: Pick<MessagePorts, "property" | "visitor" | "progress">) {
  const kept = place("localStorage", property, "shown", isKept);
  const claimed = place("sessionStorage", property, "claim", isRecord);
  const timesOf = (kind: Kind): Times => {
    const times = kept.read()?.[visitor.key()]?.[kind];
    return Array.isArray(times) ? times.filter(Array.isArray) : [];
  };
  const asHistory = (times: Times) =>
    times.map(([name, at, how]) => {
      const [type, id] = isText(name) ? name.split(" ") : ["guide", name];
      return { type: type as ShownKind, id: Number(id), at, how };
    });

  return {
    /** The id of the claim for an item: the same until it was shown or refused, so that no showing is lost with an answer. */
    claimOf(item: Shown): string {
      const [by, known, name] = [visitor.key(), claimed.read(), nameOf(item)];
      if (known?.guide === name && known.by === by && isText(known.id)) return known.id;
      const id = uuid();
      claimed.write({ guide: name, by, id });
      return id;
    },
    add(kind: Kind, item: Shown, at: number, how?: SentAway) {
      const times: Times = [...timesOf(kind), [nameOf(item), at, how] satisfies Times[number]];
      claimed.write(null);
      const all = kept.read();
      kept.write({ ...all, [visitor.key()]: { ...all?.[visitor.key()], [kind]: times.slice(-MOST) } });
    },
    history: (): History => ({
      impressions: asHistory(timesOf("shown")),
      done: asHistory([...progress.times(), ...timesOf("done")]),
    }),
    refused: (now: number) => timesOf("refused").flatMap(([name, at]) => (at > now - REFUSED ? [name] : [])),
  };
}
