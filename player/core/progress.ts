import { isRecord, place } from "./storage.ts";
import type { Visitor } from "./visitor.ts";

/** A guide's id, with when it was finished in epoch milliseconds; the bare id of one from before times were kept. */
type Entry = number | [guide: number, at: number];
type Done = Record<string, Entry[]>;
const isDone = (value: unknown): value is Done => isRecord(value) && Object.values(value).every(Array.isArray);
const MOST = 500;

/** Which guides the person finished on this device, by their key. */
export function createProgress(property: number, visitor: Visitor) {
  const kept = place("localStorage", property, "done", isDone);
  /** Those whose time is not known were finished long ago. */
  const times = () => (kept.read()?.[visitor.key()] ?? []).map((entry) => [entry, 0].flat().slice(0, 2) as [number, number]);
  return {
    times,
    done: (): readonly number[] => times().map(([id]) => id),
    add(guideId: number, at: number) {
      const others = times().filter(([id]) => id !== guideId);
      kept.write({ ...kept.read(), [visitor.key()]: [...others, [guideId, at] satisfies Entry].slice(-MOST) });
    },
  };
}
