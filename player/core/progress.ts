import { isRecord, place } from "./storage.ts";
import type { Visitor } from "./visitor.ts";

type Done = Record<string, number[]>;
const isDone = (value: unknown): value is Done => isRecord(value) && Object.values(value).every(Array.isArray);
const MOST = 500;

/** Which guides the person finished on this device, by their key. */
export function createProgress(property: number, visitor: Visitor) {
  const kept = place("localStorage", property, "done", isDone);
  return {
    done: (): readonly number[] => kept.read()?.[visitor.key()] ?? [],
    add(guideId: number) {
      const all = kept.read() ?? {};
      const own = (all[visitor.key()] ?? []).filter((id) => id !== guideId);
      kept.write({ ...all, [visitor.key()]: [...own, guideId].slice(-MOST) });
    },
  };
}
